// The account that the bill of a card is paid from, or that savings go back to: not the one that the statement is of.
import { foldText } from '../tokens/plainText.js';

/** "Referenzkonto DE12 …". */
const PAYING_ACCOUNT = /(?:(?:referenz|abrechnungs|verrechnungs|einzugs|belastungs|lastschrift|gegen)konto|(?:settlement|paying|linked|nominated|direct debit) (?:bank |offset |savings )?account(?: number| no\.?)?|compte (?:a debiter|de prelevement|support|associe)|cuenta (?:de cargo|asociada|domiciliada)|conta (?:para|de) debito|conto (?:di (?:addebito|appoggio)|corrente di addebito)|(?:incasso|tegen)rekening|(?:iban|account|konto|compte|cuenta) (?:for|fur|pour|para) (?:direct debit|lastschrift\p{L}*|prelevement|domiciliacion))(?:\P{L}|\p{L}{1,3}(?!\p{L}))*$/u;

export function isPayingAccount(number: string | null, text: string): boolean {
  const at = number === null ? -1 : text.indexOf(number);
  return at > 0 && PAYING_ACCOUNT.test(foldText(text.slice(0, at)));
}
