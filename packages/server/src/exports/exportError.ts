// Why an export cannot be made, in words for the person who asked; the server maps the problem to the contract's error.

/** noData is code 1055 of the contract. invalidOptions brings data.issues. */
export type ExportProblem = 'noData' | 'notReconciled' | 'rowWithoutDate' | 'unknownFormat' | 'invalidOptions';

export class ExportError extends Error {
  constructor(
    readonly problem: ExportProblem,
    message: string,
    readonly data: Record<string, unknown> = {},
  ) {
    super(message);
    this.name = 'ExportError';
  }
}
