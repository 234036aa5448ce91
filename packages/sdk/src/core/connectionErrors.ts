/** The server could not be reached at all. */
export class ConnectionError extends Error {
  constructor(message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = 'ConnectionError';
  }
}

/** The call took longer than its time limit; the message is the specification's. */
export class TimeoutError extends Error {
  constructor(readonly timeoutMs: number) {
    super('Operation timed out');
    this.name = 'TimeoutError';
  }
}

/** The server kept answering 429 or 502. */
export class RetriesExhaustedError extends Error {
  constructor(readonly attempts: number) {
    super('Max number of retries reached');
    this.name = 'RetriesExhaustedError';
  }
}

/** The server answered something that the contract does not know: another version, or not a Tieout server at all. */
export class UnexpectedResponseError extends Error {
  constructor(message: string, readonly status: number, options?: { cause?: unknown }) {
    super(message, options);
    this.name = 'UnexpectedResponseError';
  }
}
