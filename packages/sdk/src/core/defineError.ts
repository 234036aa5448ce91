/** One declared error: what travels on the wire and what callers compare. */
export interface ErrorDefinition {
  /** Dotted name, a state: `document.password_required`. Stable. */
  type: string;
  /** Number on the wire. Codes of the specification (1034, 1042, 1055, 1061, 1064) keep their number; ours start at 2000. */
  code: number;
  status: number;
  /** Default text for a person: what is wrong and what to do next. */
  message: string;
}

export function defineError<const E extends ErrorDefinition>(definition: E): E {
  return definition;
}
