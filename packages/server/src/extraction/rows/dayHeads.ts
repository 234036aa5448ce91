// Days as headings over their rows, with the balance of the day beside them.
import { dayHeadPair, type DayHeadFigure } from '../columns/dayHeadPairs.js';
import { figuresOnLine } from '../facts/figures.js';
import { BALANCES } from './labelledLines.js';
import { endRow, type ScanState, type Step } from './scanState.js';

/** A day as a heading, with its balance beside it. */
export function takeDayHead(state: ScanState, step: Step): void {
  const { view, line, index, kind } = step;
  endRow(state);
  state.lastLine = index;
  state.carried = { dates: view.dates, lines: view.dates.map(() => index) };
  const pair = dayHeadPair(line);
  if (pair) return takeDayPair(state, step, pair);
  const amount = line.amounts.find((token) => token.isMoney)!;
  const [total] = figuresOnLine(line, index).filter((figure) => !BALANCES.has(figure.kind));
  if (total) return void state.items.push({ type: 'total', kind: kind.id, label: total.kind, text: total.text, line: index, cells: view.cells, amounts: [amount] });
  const isNamed = line.line.words.some((_, at) => at > line.dates[0]!.last && at < amount.first);
  if (!isNamed) return void state.items.push({ type: 'text', kind: kind.id, line: index });
  state.items.push({ type: 'checkpoint', kind: kind.id, label: 'balance', text: line.text, line: index, amount, date: view.dates[0]!, column: Math.max(0, view.cells.indexOf(amount)), isDayHead: true });
}

/** What the day ended with counts below its rows, wherever it stands. Behind words of its own a balance is in none of the columns of the rows, whatever it stands under. */
function takeDayPair(state: ScanState, { view, line, index, kind }: Step, pair: readonly DayHeadFigure[]): void {
  for (const { kind: named, text, amount } of pair) {
    if (named === 'totalCredits' || named === 'totalDebits') {
      state.items.push({ type: 'total', kind: kind.id, label: named, text, line: index, cells: view.cells.map(() => null), amounts: [amount] });
      continue;
    }
    const isStart = named === 'opening' && !state.items.some((item) => item.type === 'row');
    state.items.push({ type: 'checkpoint', kind: kind.id, label: isStart ? 'opening' : 'balance', text: line.text, line: index, amount, date: view.dates[0]!, column: kind.amounts.length, ...(named === 'closing' ? { isDayHead: true } : {}) });
  }
}
