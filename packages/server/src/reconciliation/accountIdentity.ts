// What makes two accounts of different documents the same one. Pure.

export interface NamedAccount {
  number: string | null;
  name: string | null;
  institution: string | null;
  type: string;
  currency: string | null;
}

/** Letters and digits of the number, else institution and name, with kind and currency; null when the document prints neither number nor name. */
export function accountIdentity({ number, name, institution, type, currency }: NamedAccount): string | null {
  const known = number?.replace(/[^0-9a-z]/gi, '').toLowerCase() || (name && [institution, name].filter(Boolean).join(' ').toLowerCase());
  return known ? [known, type, currency].join('\n') : null;
}

/** What is left to tell accounts without number and name by: not enough where two of them hold the same days. */
export function likelyIdentity({ institution, type, currency }: NamedAccount): string {
  return [institution?.toLowerCase(), type, currency].join('\n');
}
