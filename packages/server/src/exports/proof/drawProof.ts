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
  drawPeriods(page, proof.accounts, proof.corrections.length > 0 ? 190 : 40);
  drawCorrections(page, proof.corrections);
  drawFoot(page, proof);
  page.end();
  return done;
}

function drawHead(page: Page, { name, jobs, isReconciled, accounts, export: file }: JobProof): void {
  page.font('Helvetica-Bold').fontSize(16).fillColor(colors.ink).text('Proof of reconciliation', margin, margin);
  page.font('Helvetica').fontSize(10).fillColor(colors.muted).text(fitted(page, name, width), { lineBreak: false });
  page.moveDown(1.4);
  const periods = accounts.flatMap((account) => account.periods);
  const proved = periods.filter((period) => period.isReconciled).length;
  const verdict = isReconciled
    ? `Reconciled: start balance plus rows equals end balance in ${count(periods.length, 'period')}, to the last digit.`
    : `Not reconciled: ${proved} of ${count(periods.length, 'period')} ${proved === 1 ? 'is' : 'are'} proved.`;
  page.font('Helvetica-Bold').fontSize(11).fillColor(isReconciled ? colors.good : colors.bad).text(verdict, margin, page.y);
  page.font('Helvetica').fontSize(9).fillColor(colors.ink);
  if (file) page.text(fitted(page, `Made for ${file.files.join(', ')} (${file.format}, ${count(file.rows, 'row')}).`, width), { lineBreak: false }).moveDown(1.1);
  page.text(fitted(page, approval(jobs), width), margin, page.y, { lineBreak: false }).moveDown(1.8);
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
    cell(page, name, margin, 170, y);
    cell(page, pages === null ? '' : count(pages, 'page'), margin + 176, 46, y);
    page.font('Courier').fillColor(colors.muted);
    cell(page, `sha256 ${sha256}`, margin + 226, width - 226, y + 1.5, 6.5);
    page.font('Helvetica').fillColor(colors.ink);
    page.y = y + 13;
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
  for (const account of accounts) {
    if (page.y + 40 > bottom - reserved) break;
    page.font('Helvetica-Bold');
    cell(page, [account.account, account.number && !account.account.includes(account.number) ? account.number : '', account.currency].filter(Boolean).join(' · '), margin, width, page.y);
    page.font('Helvetica');
    page.y += 13;
    for (const period of account.periods) {
      if (page.y + 26 > bottom - reserved) break;
      drawPeriod(page, period);
      left -= 1;
    }
  }
  more(page, left, 'period');
}

function drawPeriod(page: Page, period: ProofPeriod): void {
  const { startDate, endDate, isReconciled, rows, excludedRows, proof } = period;
  const term = (name: string) => proof.terms.find((one) => one.name === name)?.amount ?? '?';
  const y = page.y;
  const texts = [`${startDate ?? '?'} to ${endDate ?? '?'}`, term('startBalance'), term('credits'), term('debits'), term('endBalance'), differenceOf(proof), String(rows)];
  columns.forEach(({ x, width: room }, index) => cell(page, texts[index]!, margin + x, room, y, 8.5, index === 0 ? 'left' : 'right'));
  const agreeing = proof.checks.filter(({ ok }) => ok).length;
  const checks = proof.checks.length > 0 ? `${agreeing} of ${count(proof.checks.length, 'printed figure')} agree${proof.checks.length === 1 && agreeing === 1 ? 's' : ''}` : 'no further printed figures';
  const excluded = excludedRows > 0 ? `, ${count(excludedRows, 'row')} excluded` : '';
  page.fillColor(isReconciled ? colors.good : colors.bad);
  cell(page, isReconciled ? 'Proved' : 'Not proved', margin, 60, y + 11, 7.5);
  page.fillColor(colors.muted);
  // What is wrong must be read whole; what is right may be short.
  const height = paragraph(page, `${checks}${excluded}. ${proof.explanation}`, { x: margin + 50, room: width - 50, y: y + 11, size: 7.5, maxLines: isReconciled ? 1 : 4 });
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
  for (const { document, page: number, field, value, means, printed, rule, by, at } of corrections) {
    if (page.y + 24 > bottom) break;
    const who = means === 'corrected' ? 'by rule' : ['by hand', by && `by ${by}`, at && `on ${at.slice(0, 10)}`].filter(Boolean).join(' ');
    const from = printed !== null && printed !== value ? `, printed "${printed}"` : '';
    const place = number === null ? document : `${document}, page ${number}`;
    page.y += 2 + paragraph(page, `${place}: ${field} ${value ?? 'empty'}${from} (${who})${rule ? `. ${rule}` : ''}`, { x: margin, room: width, y: page.y, size: 8, maxLines: 2 });
    shown += 1;
  }
  more(page, corrections.length - shown, 'correction');
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

/** Words over as many lines as there may be; the last one is cut. Gives the height. */
function paragraph(page: Page, text: string, { x, room, y, size, maxLines }: { x: number; room: number; y: number; size: number; maxLines: number }): number {
  page.fontSize(size);
  const words = printable(text).split(' ');
  const lines: string[] = [];
  while (words.length > 0 && lines.length < maxLines) {
    let line = words.shift()!;
    const isLast = lines.length === maxLines - 1;
    while (words.length > 0 && (isLast || page.widthOfString(`${line} ${words[0]}`) <= room)) line += ` ${words.shift()}`;
    lines.push(line);
  }
  lines.forEach((line, index) => cell(page, line, x, room, y + index * (size + 2), size));
  return lines.length * (size + 2);
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
