// An account that the document names, and the line that names it.
export interface AccountMark {
  line: number;
  /** null where it has a name only. */
  number: string | null;
  name?: string;
  /** Digits and letters only, for comparing. */
  key: string;
  isCard: boolean;
  /** Made of the codes of bank and branch for transfers, and not what the bank calls the account. */
  isForTransfers?: true;
  /** Where one number holds several currencies: which of them. */
  currency?: string;
}

export function makeMark(line: number, number: string, isCard: boolean): AccountMark {
  const cleaned = number.trim().replace(/\s+[·•]$/, '').replace(/^[-. /]+|[-. /]+$/g, '');
  return { line, number: cleaned, key: cleaned.replace(/[^0-9A-Za-z]/g, '').toLowerCase(), isCard };
}
