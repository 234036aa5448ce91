/** The tabs of a finished job that have content so far; the address may name others of the specification. */
export const jobModes = [{ mode: 'reconcile', label: '1 Reconcile / Download' }] as const;
export type JobMode = (typeof jobModes)[number]['mode'];

/** The tab to show for what the address says. */
export function readJobMode(given: string | null): JobMode {
  return jobModes.find(({ mode }) => mode === given)?.mode ?? 'reconcile';
}
