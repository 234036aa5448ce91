/** What the exit code tells the calling program. */
export const exitCodes = {
  /** Every period of every file reconciles. */
  ok: 0,
  /** A file could not be converted, or the command was used wrongly. */
  failure: 1,
  /** Everything was converted, but not every period reconciles (or none was found). */
  notReconciled: 2,
  /** Ctrl-C. */
  interrupted: 130,
} as const;
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];
