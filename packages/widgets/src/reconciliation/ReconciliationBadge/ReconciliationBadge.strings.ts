/** Shown in the badge, and read out before it. */
export const reconciliationBadgeStrings = {
  Reconciled: 'Reconciled',
  'Not Reconciled': 'Not Reconciled',
  Unknown: 'Unknown',
  /** Tooltip of each state. */
  explainReconciled: 'The rows lead from the start balance to the end balance exactly.',
  explainNotReconciled: 'The figures do not tie out. Open the proof to see where.',
  explainUnknown: 'The document does not print the balances that a proof needs.',
};
export type ReconciliationBadgeStrings = typeof reconciliationBadgeStrings;
