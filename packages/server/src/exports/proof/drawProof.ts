// The proof on one page of A4. What does not fit is counted, and stands in proof.json.
import PDFDocument from 'pdfkit';
import { formatMinor, parseDecimal } from '@tieout/sdk/contract';
import { oneLine, toAscii } from '../text.js';
import type { JobProof, ProofAccount, ProofCorrection, ProofPeriod } from './buildProof.js';

type Page = InstanceType<typeof PDFDocument>;

const margin = 42;
const width = 595.28 - 2 * margin;
const bottom = 841.89 - 64;
const colors = { ink: '#1a1f26', muted: '#5b6673', line: '#cfd6de', good: '#116b3c', bad: '#a3271b' };

export async function drawProof(proof: JobProof): Promise<Uint8Array> {
  const at = new Date(proof.madeAt);
  const page = new PDFDocument({
    size: 'A4', margins: { top: margin, bottom: 20, left: margin, right: margin },
    info: { Title: printable(`Proof of ${proof.name}`), Creator: 'Tieout', Producer: 'Tieout', CreationDate: at, ModDate: at },
  });
  const chunks: Uint8Array[] = [];
  const done = new Promise<Uint8Array>((resolve, reject) => {
    page.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    page.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    page.on('error', reject);
  });
  drawHead(page, proof);
  drawDocuments(page, proof);
  drawPeriods(page, proof.accounts, proof.corrections.length > 0 ? 190 : 52);
  drawCorrections(page, proof.corrections);
  drawFoot(page, proof);
  page.end();
  return done;
}

function drawHead(page: Page, { name, jobs, isReconciled, accounts, export: file }: JobProof): void {
  page.font('Helvetica-Bold').fontSize(16).fillColor(colors.ink).text('Proof of reconciliation', margin, margin);
  page.font('Helvetica').fillColor(colors.muted);
  page.y += paragraph(page, name, { ...line(page), size: 10, maxLines: 2 }) + 6;
  const periods = accounts.flatMap((account) => account.periods);
  const proved = periods.filter((period) => period.isReconciled).length;
  const verdict = isReconciled
    ? `Reconciled: start balance plus rows equals end balance in ${count(periods.length, 'period')}, to the last digit.`
    : `Not reconciled: ${proved} of ${count(periods.length, 'period')} ${proved === 1 ? 'is' : 'are'} proved.`;
  page.font('Helvetica-Bold').fillColor(isReconciled ? colors.good : colors.bad);
  page.y += paragraph(page, verdict, { ...line(page), size: 11 }) + 1;
  page.font('Helvetica').fillColor(colors.ink);
  if (file) page.y += paragraph(page, `Made for ${file.files.join(', ')} (${file.format}, ${count(file.rows, 'row')}).`, { ...line(page), size: 9, maxLines: 4 });
  page.y += paragraph(page, approval(jobs), { ...line(page), size: 9, maxLines: 3 }) + 6;
}

/** The whole width, from where the page has come to. */
function line(page: Page): { x: number; room: number; y: number } {
  return { x: margin, room: width, y: page.y };
}

/** Who approved, and when; of several jobs the last, when all are approved. */
function approval(jobs: JobProof['jobs']): string {
  const reviewed = jobs.filter(({ approvedAt }) => approvedAt !== null);
  if (reviewed.length === 0) return 'Not marked as reviewed.';
  if (reviewed.length < jobs.length) return `${reviewed.length} of ${jobs.length} jobs are marked as reviewed.`;
  const last = reviewed.reduce((latest, job) => (job.approvedAt! > latest.approvedAt! ? job : latest));
  const names = [...new Set(reviewed.flatMap(({ approvedBy }) => approvedBy ?? []))];
  return `Marked as reviewed on ${last.approvedAt!.slice(0, 10)}${names.length > 0 ? ` by ${names.join(', ')}` : ''}.`;
}

function drawDocuments(page: Page, { documents }: JobProof): void {
  heading(page, count(documents.length, 'document'));
  for (const { name, pages, sha256 } of documents.slice(0, 6)) {
    const y = page.y;
    const height = paragraph(page, name, { x: margin, room: 170, y, size: 8.5, maxLines: 3 });
    cell(page, pages === null ? '' : count(pages, 'page'), margin + 176, 46, y);
    page.font('Courier').fillColor(colors.muted);
    cell(page, `sha256 ${sha256}`, margin + 226, width - 226, y + 1.5, 6.5);
    page.font('Helvetica').fillColor(colors.ink);
    page.y = y + Math.max(13, height + 2);
  }
  more(page, documents.length - 6, 'document');
}

const columns = [
  { title: 'Period', x: 0, width: 116 }, { title: 'Start balance', x: 116, width: 76 }, { title: 'Money in', x: 194, width: 70 },
  { title: 'Money out', x: 266, width: 70 }, { title: 'End balance', x: 338, width: 76 }, { title: 'Difference', x: 416, width: 54 }, { title: 'Rows', x: 472, width: 39 },
] as const;

function drawPeriods(page: Page, accounts: readonly ProofAccount[], reserved: number): void {
  heading(page, 'Accounts and periods');
  const y = page.y;
  page.fillColor(colors.muted);
  columns.forEach(({ title, x, width: room }, index) => cell(page, title, margin + x, room, y, 7.5, index === 0 ? 'left' : 'right'));
  page.fillColor(colors.ink);
  page.y = y + 12;
  let left = accounts.reduce((sum, { periods }) => sum + periods.length, 0);
  const limit = bottom - reserved;
  for (const account of accounts) {
    const label = [account.account, account.number && !account.account.includes(account.number) ? account.number : '', account.currency].filter(Boolean).join(' · ');
    page.font('Helvetica-Bold').fontSize(8.5);
    const height = Math.min(ACCOUNT_LINES, linesOf(page, label, width).length) * lineHeight(8.5) + 2;
    page.font('Helvetica');
    // What follows is told apart by its account, so nothing is passed over: the rest is counted.
    if (account.periods[0] && page.y + height + Math.min(heightOf(page, account.periods[0]), LONGEST_PERIOD) > limit) break;
    page.font('Helvetica-Bold');
    page.y += paragraph(page, label, { ...line(page), size: 8.5, maxLines: ACCOUNT_LINES }) + 2;
    page.font('Helvetica');
    const shown = drawWhatFits(page, account.periods, limit);
    left -= shown;
    if (shown < account.periods.length) break;
  }
  more(page, left, 'period');
}

const ACCOUNT_LINES = 3;
/** An explanation that is longer than this may be cut, else one period alone could keep all others off the page. */
const LONGEST_PERIOD = 200;

function drawWhatFits(page: Page, periods: readonly ProofPeriod[], limit: number): number {
  let shown = 0;
  for (const period of periods) {
    if (page.y + Math.min(heightOf(page, period), LONGEST_PERIOD) > limit) break;
    drawPeriod(page, period);
    shown += 1;
  }
  return shown;
}

const SAID_AT = 50;
const SAID_SIZE = 7.5;

function heightOf(page: Page, period: ProofPeriod): number {
  page.fontSize(SAID_SIZE);
  return 16 + linesOf(page, saidOf(period), width - SAID_AT).length * lineHeight(SAID_SIZE);
}

/** How many printed figures agree, and why the period is proved or not. */
function saidOf({ excludedRows, proof }: ProofPeriod): string {
  const agreeing = proof.checks.filter(({ ok }) => ok).length;
  const checks = proof.checks.length > 0 ? `${agreeing} of ${count(proof.checks.length, 'printed figure')} agree${proof.checks.length === 1 && agreeing === 1 ? 's' : ''}` : 'no further printed figures';
  const excluded = excludedRows > 0 ? `, ${count(excludedRows, 'row')} excluded` : '';
  return `${checks}${excluded}. ${proof.explanation}`;
}

function drawPeriod(page: Page, period: ProofPeriod): void {
  const { startDate, endDate, isReconciled, rows, proof } = period;
  const term = (name: string) => proof.terms.find((one) => one.name === name)?.amount ?? '?';
  const y = page.y;
  const texts = [`${startDate ?? '?'} to ${endDate ?? '?'}`, term('startBalance'), term('credits'), term('debits'), term('endBalance'), differenceOf(proof), String(rows)];
  columns.forEach(({ x, width: room }, index) => cell(page, texts[index]!, margin + x, room, y, 8.5, index === 0 ? 'left' : 'right'));
  page.fillColor(isReconciled ? colors.good : colors.bad);
  cell(page, isReconciled ? 'Proved' : 'Not proved', margin, 60, y + 11, 7.5);
  page.fillColor(colors.muted);
  const maxLines = Math.floor((LONGEST_PERIOD - 16) / lineHeight(SAID_SIZE));
  const height = paragraph(page, saidOf(period), { x: margin + SAID_AT, room: width - SAID_AT, y: y + 11, size: SAID_SIZE, maxLines });
  page.fillColor(colors.ink);
  page.y = y + 16 + height;
}

/** Start + in + out - end, also where the proof rests on the chain of balances and names no difference. */
function differenceOf({ difference, terms }: ProofPeriod['proof']): string {
  if (difference !== null) return difference;
  const amounts = terms.map(({ amount }) => amount);
  const decimals = Math.max(0, ...amounts.map((amount) => amount?.split('.')[1]?.length ?? 0));
  const minors = amounts.map((amount) => (amount === null ? null : parseDecimal(amount, decimals)));
  if (minors.length !== 4 || minors.some((minor) => minor === null)) return '?';
  const [start, credits, debits, end] = minors as [number, number, number, number];
  return formatMinor(start + credits + debits - end, decimals);
}

function drawCorrections(page: Page, corrections: readonly ProofCorrection[]): void {
  heading(page, corrections.length === 0 ? 'Corrections: none, every figure stands as it was read' : count(corrections.length, 'correction'));
  let shown = 0;
  for (const correction of corrections) {
    const text = correctionText(correction);
    page.fontSize(8);
    const height = Math.min(CORRECTION_LINES, linesOf(page, text, width).length) * lineHeight(8);
    // Room is left for the line that counts the rest.
    if (page.y + height + (shown < corrections.length - 1 ? 12 : 0) > bottom) break;
    page.y += 2 + paragraph(page, text, { ...line(page), size: 8, maxLines: CORRECTION_LINES });
    shown += 1;
  }
  more(page, corrections.length - shown, 'correction');
}

const CORRECTION_LINES = 6;

function correctionText({ document, page, field, value, means, printed, rule, by, at }: ProofCorrection): string {
  const who = means === 'corrected' ? 'by rule' : ['by hand', by && `by ${by}`, at && `on ${at.slice(0, 10)}`].filter(Boolean).join(' ');
  const from = printed !== null && printed !== value ? `, printed "${printed}"` : '';
  const place = page === null ? document : `${document}, page ${page}`;
  return `${place}: ${field} ${value ?? 'empty'}${from} (${who})${rule ? `. ${rule}` : ''}`;
}

function drawFoot(page: Page, { madeAt }: JobProof): void {
  page.moveTo(margin, bottom + 18).lineTo(margin + width, bottom + 18).lineWidth(0.5).stroke(colors.line);
  page.fillColor(colors.muted);
  cell(page, `Made by Tieout on ${madeAt.slice(0, 10)} at ${madeAt.slice(11, 16)} UTC. proof.json holds every figure with its place on the page.`, margin, width, bottom + 24, 7.5);
}

function heading(page: Page, text: string): void {
  page.y += 8;
  page.font('Helvetica-Bold').fontSize(10).fillColor(colors.ink).text(text, margin, page.y, { lineBreak: false });
  const y = page.y + 13;
  page.moveTo(margin, y).lineTo(margin + width, y).lineWidth(0.5).stroke(colors.line);
  page.font('Helvetica').fillColor(colors.ink);
  page.y = y + 5;
}

function cell(page: Page, text: string, x: number, room: number, y: number, size = 8.5, align: 'left' | 'right' = 'left'): void {
  page.fontSize(size);
  const shown = fitted(page, text, room);
  page.text(shown, align === 'right' ? x + room - page.widthOfString(shown) : x, y, { lineBreak: false });
}

interface Paragraph {
  x: number;
  room: number;
  y: number;
  size: number;
  maxLines?: number;
}

/** Sentences over as many lines as they need; where only so many may be, the last says where the rest stands. Gives the height. */
function paragraph(page: Page, text: string, { x, room, y, size, maxLines = Infinity }: Paragraph): number {
  page.fontSize(size);
  const lines = linesOf(page, text, room);
  const shown = lines.slice(0, maxLines);
  if (shown.length < lines.length) shown.push(`${fitted(page, shown.pop()!, room - page.widthOfString(REST))}${REST}`);
  shown.forEach((one, index) => page.text(one, x, y + index * lineHeight(size), { lineBreak: false }));
  return shown.length * lineHeight(size);
}

const REST = ' ... (see proof.json)';

function lineHeight(size: number): number {
  return size + 2;
}

/** Broken between words; a word that is wider than the room is broken where the room ends. */
function linesOf(page: Page, text: string, room: number): string[] {
  const lines: string[] = [];
  const space = page.widthOfString(' ');
  let current = '';
  let used = 0;
  for (const word of printable(text).split(' ')) {
    const wide = page.widthOfString(word);
    if (current !== '' && used + space + wide > room) {
      lines.push(current);
      current = '';
    }
    used = current === '' ? wide : used + space + wide;
    current = current === '' ? word : `${current} ${word}`;
    while (used > room && current.length > 1) {
      const fitting = fittingLength(page, current, room * (current.length / used), room);
      lines.push(current.slice(0, fitting));
      current = current.slice(fitting);
      used = page.widthOfString(current);
    }
  }
  return current === '' ? lines : [...lines, current];
}

function fittingLength(page: Page, text: string, guess: number, room: number): number {
  let length = Math.max(1, Math.min(text.length - 1, Math.ceil(guess)));
  while (length > 1 && page.widthOfString(text.slice(0, length)) > room) length -= 1;
  return length;
}

function more(page: Page, number: number, noun: string): void {
  if (number <= 0) return;
  page.fillColor(colors.muted);
  cell(page, `and ${count(number, `more ${noun}`)}: see proof.json`, margin, width, page.y, 8);
  page.fillColor(colors.ink);
  page.y += 12;
}

/** As much of the text as has room, on one line. */
function fitted(page: Page, text: string, room: number): string {
  let shown = printable(text);
  if (page.widthOfString(shown) <= room) return shown;
  while (shown.length > 1 && page.widthOfString(`${shown}...`) > room) shown = shown.slice(0, -Math.max(1, Math.floor(shown.length / 20)));
  return `${shown.trimEnd()}...`;
}

/** The fonts every PDF reader has know Latin letters only; proof.json keeps the rest. */
function printable(text: string): string {
  return oneLine(text).replace(/[^\x20-\x7e\xa0-\xff€]+/g, (run) => toAscii(run) || ' ');
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
