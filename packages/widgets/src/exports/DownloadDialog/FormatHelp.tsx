import { Collapse } from '@mantine/core';
import { IconChevronDown, IconHelpCircle } from '@tabler/icons-react';
import type { ExportFormat } from '@tieout/sdk/contract';
import { useId, useState } from 'react';
import type { DownloadDialogStrings } from './DownloadDialog.strings.js';

/** A link to how the file is imported, for the formats that need it; it opens in place, so it works without a network too. */
export function FormatHelp({ format, strings }: { format: ExportFormat; strings: Pick<DownloadDialogStrings, 'help' | 'helpLink'> }) {
  const [opened, setOpened] = useState(false);
  const id = useId();
  const steps = strings.help[format.id];
  if (!steps) return null;
  return (
    <div className="tieout-download-help">
      <button type="button" className="tieout-link" aria-expanded={opened} aria-controls={id} onClick={() => setOpened(!opened)}>
        <IconHelpCircle size={14} aria-hidden /> {strings.helpLink(format.label)} <IconChevronDown size={13} aria-hidden data-opened={opened || undefined} />
      </button>
      <Collapse expanded={opened} id={id}>
        <ol>{steps.map((step) => <li key={step}>{step}</li>)}</ol>
      </Collapse>
    </div>
  );
}
