import { ActionIcon, Button, Loader, Select, TextInput, Tooltip } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { EdgeProblem, PreviewFragment } from '@tieout/sdk/contract';
import type { ReactNode } from 'react';
import { DataTable } from '../DataTable.js';
import { asText, type EditorRectangle } from './drawing.js';
import { DrawFlow, TextTypes } from './DrawFlow.js';
import { ColumnFields, PageScope } from './FieldSettings.js';
import { MoreSettings } from './MoreSettings.js';
import { PlaceSettings } from './PlaceSettings.js';
import type { TemplateDrawerStrings } from './TemplateDrawer.strings.js';
import type { Drawer } from './useTemplateDrawer.js';

export interface PreviewState {
  fragment: PreviewFragment | null;
  problems: readonly EdgeProblem[];
  isReading: boolean;
  error: string | null;
  /** The field is read on other pages than the one that is shown. */
  isElsewhere: boolean;
}

interface FieldPanelProps {
  documentId: string;
  drawer: Drawer;
  pages: number;
  preview: PreviewState;
  strings: TemplateDrawerStrings;
  onAdd: () => void;
}

/** The fields of the template, and all about the chosen one. */
export function FieldPanel({ documentId, drawer, pages, preview, strings, onAdd }: FieldPanelProps) {
  const { rectangles, selected, configuring } = drawer;
  const isEmpty = rectangles.length === 0;
  return (
    <aside className="tieout-template-panel" aria-label={strings.fields}>
      <div className="tieout-template-choose">
        <Select
          label={strings.fields} placeholder={strings.chooseField} value={selected?.id ?? null} data={rectangles.map(({ id, name }) => ({ value: id, label: name }))} disabled={isEmpty}
          onChange={(id) => {
            drawer.select(id);
            const next = rectangles.find((rectangle) => rectangle.id === id);
            if (next) drawer.setPage(Math.min(next.pages.page, pages - 1));
          }}
        />
        <Tooltip label={strings.addByKeyboard}><ActionIcon size={30} variant="default" aria-label={strings.addByKeyboard} onClick={onAdd}><IconPlus size={16} /></ActionIcon></Tooltip>
        <Tooltip label={strings.delete}><ActionIcon size={30} variant="default" color="red" aria-label={selected ? strings.deleteField(selected.name) : strings.delete} disabled={!selected} onClick={() => selected && drawer.remove(selected.id)}><IconTrash size={16} /></ActionIcon></Tooltip>
      </div>
      {isEmpty && <div className="tieout-template-hint"><strong>{strings.emptyTitle}</strong><p>{strings.emptyText}</p><Button size="compact-sm" variant="default" onClick={onAdd}>{strings.addByKeyboard}</Button></div>}
      {configuring && configuring.id === selected?.id ? <DrawFlow drawer={drawer} pages={pages} strings={strings} /> : selected && <Chosen key={selected.id} documentId={documentId} rectangle={selected} drawer={drawer} pages={pages} preview={preview} strings={strings} />}
      {!isEmpty && <p className="tieout-template-keys">{strings.keys}</p>}
    </aside>
  );
}

interface ChosenProps {
  documentId: string;
  rectangle: EditorRectangle;
  drawer: Drawer;
  pages: number;
  preview: PreviewState;
  strings: TemplateDrawerStrings;
}

function Chosen({ documentId, rectangle, drawer, pages, preview, strings }: ChosenProps) {
  const change = (next: Partial<EditorRectangle>) => drawer.change(rectangle.id, next);
  const { tableConfig } = rectangle;
  return (
    <>
      <TextInput label={strings.name} value={rectangle.name} maxLength={100} onChange={(event) => change({ name: event.currentTarget.value })} />
      <Preview preview={preview} strings={strings} />
      <div className="tieout-template-settings">
        <Part title={tableConfig ? strings.columnNames : strings.textType}>
          {tableConfig ? <ColumnFields isFull config={tableConfig} strings={strings} onChange={(next) => change({ tableConfig: next })} /> : <TextTypes value={rectangle.textFieldType} strings={strings} onChange={(type) => change(asText(rectangle, type))} />}
        </Part>
        <Part title={strings.pages}><PageScope pages={rectangle.pages} count={pages} strings={strings} onChange={(next) => change({ pages: next })} /></Part>
        <Part title={strings.place} isOpen={preview.problems.length > 0}><PlaceSettings documentId={documentId} page={drawer.page} rectangle={rectangle} problems={preview.problems} strings={strings} onChange={change} /></Part>
        <Part title={strings.more}><MoreSettings rectangle={rectangle} strings={strings} onChange={change} /></Part>
      </div>
    </>
  );
}

/** Open when something in it must be mended. */
function Part({ title, isOpen = false, children }: { title: string; isOpen?: boolean; children: ReactNode }) {
  return (
    <details open={isOpen || undefined}>
      <summary>{title}</summary>
      <div>{children}</div>
    </details>
  );
}

/** What the rectangle reads, as it is drawn. */
function Preview({ preview: { fragment, problems, isReading, error, isElsewhere }, strings }: { preview: PreviewState; strings: TemplateDrawerStrings }) {
  const output = fragment?.extractedData.output;
  return (
    <section className="tieout-template-preview" aria-label={strings.extractedData} aria-busy={isReading}>
      <h2>{strings.extractedData} {isReading && <Loader size={13} aria-label={strings.reading} />}</h2>
      {isElsewhere && <p className="tieout-muted">{strings.elsewhere}</p>}
      {error !== null && <p className="tieout-template-problem" role="alert">{error}</p>}
      {problems.length > 0 && <p className="tieout-template-problem" role="alert">{[...problems.map(({ message }) => message), strings.updateConfiguration].join('\n')}</p>}
      {typeof output === 'string' && (output === '' ? <p className="tieout-muted">{strings.nothing}</p> : <p className="tieout-template-value">{output}</p>)}
      {typeof output === 'string' && fragment && fragment.rawText !== output && fragment.rawText !== '' && <p className="tieout-muted">{strings.asPrinted}: {fragment.rawText}</p>}
      {Array.isArray(output) && (output.length < 2 ? <p className="tieout-muted">{strings.nothing}</p> : <DataTable label={fragment?.extractedData.name || strings.table} rows={output} maxHeight={260} />)}
    </section>
  );
}
