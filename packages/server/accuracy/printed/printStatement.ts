// Prints the statements of a design with a browser, beside their truth.
import type { Browser } from 'playwright-core';
import { owe } from '../composed/composedLayout.js';
import { Figures } from '../composed/figures.js';
import { inventAccounts, misprintOf, slipRandom } from '../generator/generateStatement.js';
import { Imprint, type Misprint } from '../generator/imprint.js';
import type { LedgerAccount } from '../generator/ledger.js';
import { Random } from '../generator/random.js';
import { slipRows, withSlip, type RowSlip, type Slipped } from '../generator/slip.js';
import { truthOfStatement } from '../generator/statementTruth.js';
import type { Truth } from '../generator/truth.js';
import type { Design } from './design.js';
import { escaped } from './html.js';
import { htmlOf } from './page.js';

export interface PrintedStatement {
  name: string;
  html: string;
  pdf: Uint8Array;
  truth: Truth;
}

/** Only the browser decides where pages end. */
const UNKNOWN_PAGE = 0;
const PAGE = /\/Type\s*\/Page\b/g;

/** Equal seeds give equal HTML on every machine; its PDF is that of the browser and of the fonts that are there. */
export async function printStatement(browser: Browser, { design, seed, misprint, slip }: { design: Design; seed: number; misprint: boolean; slip?: RowSlip }): Promise<PrintedStatement> {
  const clean = write(design, seed, null);
  const { html, imprint, accounts, bank, wrong, slipped } = misprint ? writeWrong(clean, design, seed, slip) : clean;
  const pdf = await toPdf(browser, design, html, bank);
  const name = `${design.name}-${seed}`;
  const text = html.replace(/<[^>]*>/g, ' ');
  const pages = Buffer.from(pdf).toString('latin1').match(PAGE)?.length ?? 1;
  const truth = truthOfStatement({ name, layout: { ...design, bank }, seed, accounts, imprint, misprint: wrong, pages, password: null, prints: (part) => text.includes(part) });
  return { name, html, pdf, truth: slip === undefined || slipped === null ? truth : withSlip(truth, accounts, slip, slipped) };
}

function writeWrong(clean: Written, design: Design, seed: number, slip: RowSlip | undefined): Written {
  const slipped = slip === undefined ? null : slipRows(slip, clean.accounts, clean.imprint.figures, slipRandom({ layout: design, seed }));
  return slipped === null ? write(design, seed, misprintOf(clean.imprint, clean.accounts, { layout: design, seed })) : { ...write(design, seed, null, clean.accounts), slipped };
}

interface Written {
  html: string;
  imprint: Imprint;
  accounts: LedgerAccount[];
  bank: string;
  wrong: Misprint | null;
  slipped: Slipped | null;
}

/** @param known accounts whose rows were changed after they were written once */
function write(design: Design, seed: number, wrong: Misprint | null, known: LedgerAccount[] | null = null): Written {
  const { composition } = design;
  const accounts = known ?? inventAccounts({ layout: design, seed });
  const random = new Random(`${design.name} ${seed} print`);
  if (composition.type === 'loan' && known === null) accounts.forEach((account) => owe(account, random));
  const bank = random.pick(composition.locale.banks);
  const imprint = new Imprint(() => UNKNOWN_PAGE, wrong);
  imprint.issuer = bank;
  return { html: htmlOf({ composition, design, imprint, figures: new Figures(composition), random }, accounts, bank), imprint, accounts, bank, wrong, slipped: null };
}

async function toPdf(browser: Browser, { footer, composition }: Design, html: string, bank: string): Promise<Uint8Array> {
  const { paper, words } = composition;
  const name = footer === 'bank and page numbers' ? escaped(bank) : '';
  const page = await browser.newPage();
  try {
    await page.setContent(html);
    return await page.pdf({
      format: paper.startsWith('letter') ? 'Letter' : 'A4',
      landscape: paper.endsWith('Landscape'),
      margin: { top: '50px', bottom: '60px', left: '44px', right: '44px' },
      printBackground: true,
      displayHeaderFooter: footer !== 'none',
      headerTemplate: '<span></span>',
      footerTemplate: `<div style="font-size:8px;width:100%;padding:0 44px;display:flex;justify-content:space-between"><span>${name}</span><span>${escaped(words.page)} <span class="pageNumber"></span> / <span class="totalPages"></span></span></div>`,
    });
  } finally {
    await page.close();
  }
}
