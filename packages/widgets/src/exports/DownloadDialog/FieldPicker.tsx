import { MultiSelect } from '@mantine/core';
import { useTemplateFields } from '../../templates/useTemplates.js';
import type { DownloadDialogStrings } from './DownloadDialog.strings.js';

interface FieldPickerProps {
  templateIds: readonly string[];
  /** Null: all. */
  names: readonly string[] | null;
  error: string | undefined;
  strings: DownloadDialogStrings;
  onChange: (names: string[] | null) => void;
}

/** Which fields and tables of the templates are downloaded. Without the templates there is nothing to choose, and all are. */
export function FieldPicker({ templateIds, names, error, strings, onChange }: FieldPickerProps) {
  const all = useTemplateFields(templateIds);
  if (all.length < 2) return null;
  const handleChange = (chosen: string[]) => onChange(chosen.length === all.length ? null : chosen);
  return (
    <MultiSelect
      label={strings.fields} data={all} value={names ? [...names] : all} onChange={handleChange} error={error && strings.noFields} clearable hidePickedOptions maxDropdownHeight={240}
    />
  );
}
