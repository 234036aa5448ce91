// The stable JSON of a document: every row with its place on the page, and the proof of each period.
import { formatMinor } from '@tieout/sdk/contract';
import { encodeUtf8 } from '../chunks.js';
import type { PreparedAccount, PreparedPeriod } from '../prepare.js';
import type { ExportRow } from '../statement.js';
import type { Writer, WriterContext } from '../writer.js';
import { presentFacts } from '../../reconciliation/presentFacts.js';
import { presentProof } from '../../reconciliation/presentProof.js';

export const jsonWriter: Writer<object> = {
  filePer: 'document',
  needsDates: false,
  saysWhetherProved: true,
  takesEmptyStatements: true,
  write: (context) => encodeUtf8(documentText(context)),
};

async function* documentText({ statements }: WriterContext<object>): AsyncGenerator<string> {
  const statement = statements[0]!;
  yield `{\n  "document": ${JSON.stringify(statement.documentName)},\n  "pages": ${statement.pages},\n`;
  yield `  "currency": ${JSON.stringify(statement.currency)},\n  "accounts": [`;
  let separator = '\n';
  for (const account of statement.accounts) {
    yield separator;
    yield* accountText(account);
    separator = ',\n';
  }
  yield statement.accounts.length > 0 ? '\n  ]\n}\n' : ']\n}\n';
}

async function* accountText(account: PreparedAccount): AsyncGenerator<string> {
  const { number, name, type } = account;
  yield `    {\n      "number": ${JSON.stringify(number)},\n      "name": ${JSON.stringify(name)},\n`;
  yield `      "type": ${JSON.stringify(type)},\n      "periods": [`;
  let separator = '\n';
  for (const period of account.periods) {
    yield separator;
    yield* periodText(period, account.decimals);
    separator = ',\n';
  }
  yield account.periods.length > 0 ? '\n      ]\n    }' : ']\n    }';
}

async function* periodText(period: PreparedPeriod, decimals: number): AsyncGenerator<string> {
  const facts = presentFacts(period.facts ?? null, decimals);
  const head = {
    startDate: period.startDate,
    endDate: period.endDate,
    startBalance: formatMinorOrNull(period.startBalanceMinor, decimals),
    endBalance: formatMinorOrNull(period.endBalanceMinor, decimals),
    isReconciled: period.isReconciled,
    proof: period.proof && presentProof(period.proof, decimals),
    ...(facts && { facts }),
  };
  yield '        {\n';
  for (const [key, value] of Object.entries(head)) yield `          ${JSON.stringify(key)}: ${JSON.stringify(value)},\n`;
  yield '          "transactions": [';
  let separator = '\n            ';
  for await (const row of period.rows) {
    yield separator + JSON.stringify(presentRow(row, decimals));
    separator = ',\n            ';
  }
  yield period.summary.count > 0 ? '\n          ]\n        }' : ']\n        }';
}

function presentRow(row: ExportRow, decimals: number): object {
  return {
    date: row.date,
    date2: row.date2,
    description: row.description,
    amount: formatMinor(row.amountMinor, decimals),
    balance: formatMinorOrNull(row.balanceMinor, decimals),
    checkNumber: row.checkNumber,
    page: row.page,
    box: row.box,
    status: row.status,
  };
}

function formatMinorOrNull(minor: number | null, decimals: number): string | null {
  return minor === null ? null : formatMinor(minor, decimals);
}
