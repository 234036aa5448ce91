// What is on the drawing screen: rectangles, which one is selected, what is still to be asked of it, and saving.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@tieout/sdk';
import type { Job, PageLocation, Template, TemplateDefinition } from '@tieout/sdk/contract';
import { useEffect, useMemo, useState } from 'react';
import { describeError } from '../../core/describeError.js';
import { useTieout } from '../../core/useTieout.js';
import { templateKeys } from '../useTemplates.js';
import { freeName, newRectangle, stepsOf, type EditorRectangle, type Step } from './drawing.js';
import type { TemplateDrawerStrings } from './TemplateDrawer.strings.js';

export const TEMPLATE_ALERT_MS = 5000;

export interface DrawerInput {
  documentId: string;
  /** The template to change. */
  template: Template | null;
  templateName: string;
  /** What the job reads; the document that is drawn on, when nothing is given. */
  documents?: readonly string[] | undefined;
  tags?: { l1?: string | undefined; l2?: string | undefined };
  onSaved?: ((template: Template, job: Job | null) => void) | undefined;
}

export function useTemplateDrawer(input: DrawerInput, strings: TemplateDrawerStrings) {
  const [rectangles, setRectangles] = useState<EditorRectangle[]>(() => readRectangles(input.template));
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const [step, setStep] = useState<Step>('fieldType');
  const [page, setPage] = useState(0);
  const selected = rectangles.find(({ id }) => id === selectedId) ?? null;
  const configuring = rectangles.find(({ state }) => state === 'configuring') ?? null;
  const change = (id: string, next: Partial<EditorRectangle>) => setRectangles((before) => before.map((rectangle) => (rectangle.id === id ? { ...rectangle, ...next } : rectangle)));
  const remove = (id: string) => {
    setRectangles((before) => before.filter((rectangle) => rectangle.id !== id));
    setSelectedId((before) => (before === id ? null : before));
  };
  const draw = (place: PageLocation) => {
    const id = freeId(rectangles);
    // A field whose questions are not answered gives way to the one that is drawn now.
    setRectangles((before) => [...before.filter(({ state }) => state === 'complete'), newRectangle(id, place, page, freeName('Field', before.filter(({ state }) => state === 'complete')))]);
    setSelectedId(id);
    setStep('fieldType');
  };
  const cancel = () => {
    if (configuring) remove(configuring.id);
    else setSelectedId(null);
  };
  /** The first question: what follows depends on the answer. */
  const answer = (rectangle: EditorRectangle) => {
    const others = rectangles.filter(({ id }) => id !== rectangle.id);
    change(rectangle.id, { ...rectangle, name: freeName(rectangle.fieldType === 'table' ? 'Table' : 'Field', others) });
    setStep(stepsOf(rectangle)[1]!);
  };
  const go = (way: 1 | -1) => {
    if (!configuring) return;
    const steps = stepsOf(configuring);
    const next = steps[steps.indexOf(step) + way];
    if (next) setStep(next);
    else if (way === 1) change(configuring.id, { state: 'complete' });
    else cancel();
  };
  useDrawerKeys({ hasSelection: selected !== null, onCancel: cancel, onDelete: () => selected && remove(selected.id) });
  return { rectangles, selected, configuring, step, page, setPage, select: setSelectedId, change, remove, draw, cancel, answer, go, ...useSaving(input, rectangles, strings) };
}

export type Drawer = ReturnType<typeof useTemplateDrawer>;

function readRectangles(template: Template | null): EditorRectangle[] {
  if (!template) return [];
  return (JSON.parse(template.template) as TemplateDefinition).rectangles.map((rectangle) => ({ ...rectangle, state: 'complete' }));
}

function freeId(rectangles: readonly EditorRectangle[]): string {
  const taken = new Set(rectangles.map(({ id }) => id));
  for (let number = 1; ; number += 1) if (!taken.has(`r${number}`)) return `r${number}`;
}

/** Escape and Delete, unless somebody is typing. */
function useDrawerKeys({ hasSelection, onCancel, onDelete }: { hasSelection: boolean; onCancel: () => void; onDelete: () => void }): void {
  useEffect(() => {
    if (!hasSelection) return undefined;
    const handle = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement | null;
      const isTyping = target !== null && (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName) || target.closest('[role="dialog"], [role="listbox"]') !== null);
      if (event.defaultPrevented) return;
      if (event.key === 'Escape') onCancel();
      else if (event.key === 'Delete' && !isTyping) onDelete();
    };
    addEventListener('keydown', handle);
    return () => removeEventListener('keydown', handle);
  });
}

function useSaving({ documentId, template, templateName, documents, tags, onSaved }: DrawerInput, rectangles: readonly EditorRectangle[], strings: TemplateDrawerStrings) {
  const { client, toasts } = useTieout();
  const cache = useQueryClient();
  const [name, setName] = useState(template?.name ?? templateName);
  const [nameError, setNameError] = useState<string | null>(null);
  const definition = useMemo(() => JSON.stringify({ rectangles: rectangles.map(({ state: _state, ...rectangle }) => rectangle) }), [rectangles]);
  const saving = useMutation({
    mutationFn: (createJob: boolean) => {
      const body = { name: name.trim(), template: definition, templateDocumentId: documentId, createJob, ...(createJob && documents?.length ? { documents: [...documents] } : {}), ...tags };
      return template ? client.templates.update(template.id, body) : client.templates.create(body);
    },
    onSuccess: ({ template: saved, job }) => {
      toasts.success(`${template ? strings.updated : strings.created}${job ? strings.andExtracting : ''}`, { timeoutMs: TEMPLATE_ALERT_MS });
      void cache.invalidateQueries({ queryKey: templateKeys.all });
      onSaved?.(saved, job);
    },
    onError: (error) => {
      const isTaken = error instanceof ApiError && error.message.includes('Validation error') && error.status === 409;
      if (isTaken) setNameError(strings.nameTaken);
      toasts.error(isTaken ? strings.nameTaken : strings.saveFailed, { timeoutMs: TEMPLATE_ALERT_MS, ...(isTaken ? {} : { detail: describeError(error, '') }) });
    },
  });
  const save = (createJob: boolean) => {
    const problem = name.trim() === '' ? strings.nameRequired : rectangles.length === 0 ? strings.noFields : rectangles.some(({ state }) => state === 'configuring') ? strings.unfinished : null;
    setNameError(name.trim() === '' ? strings.nameRequired : null);
    if (problem) toasts.error(problem, { timeoutMs: TEMPLATE_ALERT_MS });
    else saving.mutate(createJob);
  };
  return { name, setName: (text: string) => { setName(text); setNameError(null); }, nameError, save, isSaving: saving.isPending };
}
