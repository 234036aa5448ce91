import { Button, Group, NumberInput, SegmentedControl, Select, Stack, Textarea, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { canvasOf, type EdgeLocation, type EdgeProblem, type PageLocation, type RectangleEdge, type VariableLocation } from '@tieout/sdk/contract';
import { useTieout } from '../../core/useTieout.js';
import { templateKeys, useTemplatePage } from '../useTemplates.js';
import type { Canvas, EditorRectangle } from './drawing.js';
import type { TemplateDrawerStrings } from './TemplateDrawer.strings.js';
import { TEMPLATE_ALERT_MS } from './useTemplateDrawer.js';

interface PlaceSettingsProps {
  documentId: string;
  /** From 0. */
  page: number;
  rectangle: EditorRectangle;
  problems: readonly EdgeProblem[];
  strings: TemplateDrawerStrings;
  onChange: (next: Partial<EditorRectangle>) => void;
}

const edges: readonly RectangleEdge[] = ['top', 'bottom', 'left', 'right'];
const coordinates = { top: 'y0', bottom: 'y1', left: 'x0', right: 'x1' } as const;
/** Canvas units beside an edge in which words are looked for. */
const STRIP = 160;
const wholePage: PageLocation = { x0: 0, y0: 0, x1: 2550, y1: 3300 };

/** Where it lies: where it was drawn, or where shares of the page and words tell. */
export function PlaceSettings({ documentId, page, rectangle, problems, strings, onChange }: PlaceSettingsProps) {
  const size = useTemplatePage(documentId, page).data;
  const canvas = canvasOf(size ?? { width: 1, height: 2 });
  const { locationType, fixedLocation, variableLocation } = rectangle;
  const place = fixedLocation?.pageLocation ?? wholePage;
  const choose = (type: string) => onChange(type === 'variable' ? { locationType: 'variable', variableLocation: variableLocation ?? sharesOf(place, canvas) } : { locationType: 'fixed', fixedLocation: { pageLocation: place } });
  const put = (edge: RectangleEdge, next: EdgeLocation) => variableLocation && onChange({ variableLocation: { ...variableLocation, [edge]: next } });
  return (
    <Stack gap="xs">
      <SegmentedControl fullWidth size="xs" aria-label={strings.place} value={locationType} data={[{ value: 'fixed', label: strings.fixed }, { value: 'variable', label: strings.variable }]} onChange={choose} />
      {locationType === 'variable' && variableLocation && (
        <>
          {edges.map((edge) => (
            <EdgeFields
              key={edge} documentId={documentId} page={page} edge={edge} value={variableLocation[edge]} place={place} canvas={canvas} strings={strings} problem={problems.find((one) => one.edge === edge)?.message}
              onChange={(next) => put(edge, next)}
            />
          ))}
          <Textarea
            label={strings.forbiddenWords} description={strings.forbiddenHint} autosize minRows={2} value={variableLocation.forbiddenWords.join('\n')}
            onChange={(event) => onChange({ variableLocation: { ...variableLocation, forbiddenWords: event.currentTarget.value.split('\n') } })}
            onBlur={() => onChange({ variableLocation: { ...variableLocation, forbiddenWords: variableLocation.forbiddenWords.map((words) => words.trim()).filter(Boolean) } })}
          />
        </>
      )}
    </Stack>
  );
}

/** A place as shares of the page: what a variable place begins with. */
function sharesOf({ x0, y0, x1, y1 }: PageLocation, { width, height }: Canvas): VariableLocation {
  const share = (value: number, whole: number): EdgeLocation => ({ type: 'percentage', percentage: Math.round((value / whole) * 10_000) / 100 });
  return { top: share(y0, height), bottom: share(y1, height), left: share(x0, width), right: share(x1, width), forbiddenWords: [] };
}

interface EdgeFieldsProps {
  documentId: string;
  page: number;
  edge: RectangleEdge;
  value: EdgeLocation;
  place: PageLocation;
  canvas: Canvas;
  problem: string | undefined;
  strings: TemplateDrawerStrings;
  onChange: (value: EdgeLocation) => void;
}

function EdgeFields({ documentId, page, edge, value, place, canvas, problem, strings, onChange }: EdgeFieldsProps) {
  const isAcross = edge === 'left' || edge === 'right';
  const choose = (type: string | null) => {
    if (type === value.type) return;
    const whole = isAcross ? canvas.width : canvas.height;
    onChange(type === 'words' ? { type: 'words', words: '', position: edge, offset: 0 } : { type: 'percentage', percentage: Math.round((place[coordinates[edge]] / whole) * 10_000) / 100 });
  };
  return (
    <fieldset className="tieout-template-edgefields" data-edge={edge} data-problem={problem === undefined ? undefined : ''}>
      <legend>{strings.edges[edge]}</legend>
      <div className="tieout-template-pair">
        <Select aria-label={strings.edges[edge]} value={value.type} allowDeselect={false} data={[{ value: 'percentage', label: strings.byPercentage }, { value: 'words', label: strings.byWords }]} onChange={choose} />
        {value.type === 'percentage' && (
          <NumberInput aria-label={`${strings.edges[edge]}: ${strings.percentage}`} value={value.percentage} min={0} max={100} decimalScale={2} suffix=" %" clampBehavior="strict" onChange={(percentage) => onChange({ type: 'percentage', percentage: typeof percentage === 'number' ? percentage : 0 })} />
        )}
      </div>
      {value.type === 'words' && <WordFields documentId={documentId} page={page} edge={edge} value={value} place={place} strings={strings} onChange={onChange} />}
      {problem !== undefined && <p className="tieout-template-problem" role="alert">{problem}</p>}
    </fieldset>
  );
}

type WordFieldsProps = Pick<EdgeFieldsProps, 'documentId' | 'page' | 'edge' | 'place' | 'strings' | 'onChange'> & { value: Extract<EdgeLocation, { type: 'words' }> };

function WordFields({ documentId, page, edge, value, place, strings, onChange }: WordFieldsProps) {
  const { client, toasts } = useTieout();
  const [words] = useDebouncedValue(value.words.trim(), 300);
  const query = { words, edge, position: value.position, offset: value.offset };
  const places = useQuery({ queryKey: templateKeys.words(documentId, page, query), queryFn: ({ signal }) => client.templates.edgesFromWords(documentId, page, query, { signal }), enabled: words !== '', retry: false, staleTime: Infinity });
  const pick = async () => {
    try {
      const { edges: [found] } = await client.templates.wordsInRectangle(documentId, page, { ...stripBeside(place, edge), edge, position: opposite[edge] });
      if (found) onChange({ ...value, words: found.words, position: opposite[edge] });
      else toasts.warning(strings.noWords, { timeoutMs: TEMPLATE_ALERT_MS });
    } catch {
      toasts.error(strings.wordsFailed, { timeoutMs: TEMPLATE_ALERT_MS });
    }
  };
  return (
    <>
      <TextInput
        label={strings.words} value={value.words} maxLength={200} description={places.data && words !== '' ? strings.found(places.data.length) : undefined} error={places.isError ? strings.wordsFailed : undefined}
        onChange={(event) => onChange({ ...value, words: event.currentTarget.value })}
      />
      <div className="tieout-template-pair">
        <Select label={strings.position} value={value.position} allowDeselect={false} data={edges.map((side) => ({ value: side, label: strings.positions[side] }))} onChange={(position) => position && onChange({ ...value, position: position as RectangleEdge })} />
        <NumberInput label={strings.offset} value={value.offset} min={-3400} max={3400} step={5} onChange={(offset) => onChange({ ...value, offset: typeof offset === 'number' ? offset : 0 })} />
      </div>
      <Group><Button size="compact-sm" variant="default" onClick={() => void pick()}>{strings.pickWords}</Button></Group>
    </>
  );
}

const opposite = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' } as const;

/** Outside of the rectangle, along the edge. */
function stripBeside({ x0, y0, x1, y1 }: PageLocation, edge: RectangleEdge): PageLocation {
  if (edge === 'top') return { x0, x1, y0: Math.max(0, y0 - STRIP), y1: y0 };
  if (edge === 'bottom') return { x0, x1, y0: y1, y1: Math.min(3300, y1 + STRIP) };
  if (edge === 'left') return { y0, y1, x0: Math.max(0, x0 - 4 * STRIP), x1: x0 };
  return { y0, y1, x0: x1, x1: Math.min(3300, x1 + 4 * STRIP) };
}
