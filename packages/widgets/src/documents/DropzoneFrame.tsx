import { Button } from '@mantine/core';
import { IconFileUpload, IconPlus } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import { useDropzone } from 'react-dropzone';
import { EmptyState } from '../core/EmptyState.js';
import { useAbilities } from '../core/useAbilities.js';
import { useStrings } from '../core/useStrings.js';
import { dropzoneFrameStrings } from './DropzoneFrame.strings.js';

interface DropzoneFrameProps {
  hasFiles: boolean;
  strings: { title: string; hint: string; choose: string; addMore: string };
  onAdd: (files: File[]) => void;
  /** The files and the form, below the head. */
  children: ReactNode;
}

/** Where files are dropped or chosen; the head is large until there are files. Who may not upload is told so before choosing any. */
export function DropzoneFrame(props: DropzoneFrameProps) {
  const { own } = useAbilities();
  const strings = useStrings('DropzoneFrame', dropzoneFrameStrings);
  if (!own) return <section className="tieout-dropzone"><EmptyState title={strings.notHere} text={strings.notHereText} /></section>;
  return <Dropzone {...props} />;
}

function Dropzone({ hasFiles, strings, onAdd, children }: DropzoneFrameProps) {
  const hintId = useId();
  // No filter by type: the server looks at the content and says what is wrong with a file, a picker would only grey it out.
  const dropzone = useDropzone({ onDrop: onAdd, noClick: true, noKeyboard: true });
  return (
    <section {...dropzone.getRootProps({ className: 'tieout-dropzone', 'data-active': dropzone.isDragActive || undefined, 'data-filled': hasFiles || undefined })}>
      <input {...dropzone.getInputProps({ 'aria-label': strings.choose })} />
      <div className="tieout-dropzone-target">
        <IconFileUpload size={hasFiles ? 22 : 38} stroke={1.3} aria-hidden className="tieout-muted" />
        <div>
          <h2 className="tieout-dropzone-title">{strings.title}</h2>
          {!hasFiles && <p id={hintId} className="tieout-dropzone-hint">{strings.hint}</p>}
        </div>
        <Button
          variant={hasFiles ? 'default' : 'filled'} size={hasFiles ? 'xs' : 'sm'} leftSection={<IconPlus size={15} />}
          onClick={dropzone.open} aria-describedby={hasFiles ? undefined : hintId}
        >
          {hasFiles ? strings.addMore : strings.choose}
        </Button>
      </div>
      {children}
    </section>
  );
}
