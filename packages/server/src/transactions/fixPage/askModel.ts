// Asks the configured model (any server with the chat completions of OpenAI) what stands on a page. Its word proves nothing: rows it gives are judged like others.
import { ApiError, parseDecimal, taskErrors } from '@tieout/sdk/contract';
import { z } from 'zod';
import type { Context } from '../../core/services.js';
import type { ReadRow } from './readRows.js';

const TIMEOUT_MS = 120_000;

const Answer = z.object({ choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1) });
const Rows = z.object({
  rows: z.array(z.object({
    date: z.string().regex(/^\d{4}-\d{2}-\d{2}$/).nullable().catch(null),
    description: z.string().catch(''),
    amount: z.union([z.string(), z.number()]),
    balance: z.union([z.string(), z.number()]).nullish(),
  })),
});

const QUESTION = 'This is one page of a bank or card statement. Answer with JSON only: {"rows":[{"date":"YYYY-MM-DD","description":"…","amount":"-12.34","balance":"100.00"}]}, '
  + 'one entry for each transaction in the order of the page. Money out is negative, money in positive. Leave balance null where none is printed. Do not add rows that are not printed, and no totals.';

export interface AskedPage {
  /** Zero-based. */
  pageNumber: number;
  /** Of the currency of the page. */
  decimals: number;
}

/** @param picture PNG of the page @throws ApiError when the model cannot be asked or answers something else */
export async function askModel({ config }: Context, picture: Uint8Array, page: AskedPage): Promise<ReadRow[]> {
  const url = `${config.aiUrl!.replace(/\/+$/, '')}/chat/completions`;
  const image = `data:image/png;base64,${Buffer.from(picture).toString('base64')}`;
  const body = {
    model: config.aiModel, temperature: 0,
    messages: [{ role: 'user', content: [{ type: 'text', text: QUESTION }, { type: 'image_url', image_url: { url: image } }] }],
  };
  const headers = { 'content-type': 'application/json', ...(config.aiKey ? { authorization: `Bearer ${config.aiKey}` } : {}) };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body), signal: AbortSignal.timeout(TIMEOUT_MS) }).catch((error: unknown) => {
    throw modelFailed(`The model at ${config.aiUrl!} does not answer. Check AI_URL and that the model runs.`, error);
  });
  if (!response.ok) throw modelFailed(`The model at ${config.aiUrl!} answered ${response.status}. Check AI_MODEL and AI_KEY.`);
  return parseAnswer(await response.text(), config.aiModel, page);
}

/** Amounts are read as decimal text, never calculated with. */
export function parseAnswer(text: string, model: string, { pageNumber, decimals }: AskedPage): ReadRow[] {
  const { rows } = parseRows(text);
  const source = (value: string) => ({ means: 'ocr' as const, page: pageNumber + 1, box: null, text: value, rule: `Read by ${model}` });
  return rows.flatMap(({ date, description, amount, balance }) => {
    const amountMinor = parseDecimal(String(amount).replaceAll(',', ''), decimals);
    if (amountMinor === null) return [];
    const balanceMinor = balance === null || balance === undefined ? null : parseDecimal(String(balance).replaceAll(',', ''), decimals);
    return [{
      date, description, payee: null, amountMinor, balanceMinor, checkNumber: null, box: null, decimals, accountNumber: null,
      sources: {
        date: date === null ? null : source(date), description: source(description), amount: source(String(amount)),
        balance: balanceMinor === null ? null : source(String(balance)),
      },
    }];
  });
}

function parseRows(text: string): z.output<typeof Rows> {
  try {
    const { content } = Answer.parse(JSON.parse(text)).choices[0]!.message;
    // Many models wrap their answer in a fence, or in words.
    return Rows.parse(JSON.parse(content.slice(content.indexOf('{'), content.lastIndexOf('}') + 1)));
  } catch (error) {
    throw modelFailed('The model answered something that is not the asked list of rows. Try another model (AI_MODEL).', error);
  }
}

const modelFailed = (message: string, cause?: unknown) => new ApiError(taskErrors.modelFailed, { message, cause });
