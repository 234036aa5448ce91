/** The tabs of a finished job that have content so far; the address may name others of the specification. */
export const jobModes = ['reconcile'] as const;

/** Those of all jobs under two tags. */
export const tagModes = ['reconcile', 'jobs'] as const;
