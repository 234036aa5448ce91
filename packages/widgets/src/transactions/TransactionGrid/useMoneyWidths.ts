import type { Transaction } from '@tieout/sdk/contract';
import type { ColDef, GridApi } from 'ag-grid-community';
import { useEffect } from 'react';
import { formatMoney } from '../../core/formatMoney.js';

const moneyColumns = ['amount', 'debit', 'credit', 'balance'] as const;
/** In pixels: a character of a figure, taken widely, and the sides of a cell. */
const CHARACTER = 6.8;
const SIDES = 16;

/** Makes the columns of money as wide as the longest figure that came so far: a figure cut short reads as another figure. */
export function useMoneyWidths(api: GridApi<Transaction> | null, definitions: readonly ColDef<Transaction>[]): void {
  useEffect(() => {
    if (!api) return undefined;
    const widen = () => {
      const longest = new Map<string, number>();
      api.forEachNode(({ data }) => {
        if (!data) return;
        for (const id of moneyColumns) longest.set(id, Math.max(longest.get(id) ?? 0, formatMoney(data[id], { currency: data.currency, withPlus: id === 'amount' }).length));
      });
      const wider = [...longest].map(([colId, length]) => ({ colId, width: Math.ceil(length * CHARACTER) + SIDES }))
        .filter(({ colId, width }) => width > (api.getColumn(colId)?.getActualWidth() ?? Infinity));
      // As a state, not as widths: so the description gives them the room, and nothing has to be scrolled for it.
      if (wider.length > 0) api.applyColumnState({ state: wider });
    };
    widen();
    api.addEventListener('modelUpdated', widen);
    return () => {
      if (!api.isDestroyed()) api.removeEventListener('modelUpdated', widen);
    };
  }, [api, definitions]);
}
