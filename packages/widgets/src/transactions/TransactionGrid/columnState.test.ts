import { buildTransactions } from '@tieout/sdk/testing';
import { describe, expect, it } from 'vitest';
import { columnIds, completeOrder, completeState, defaultColumnState, emptyColumns, isColumnState, moveColumn, moveColumnTo } from './columnState.js';

describe('columns of the grid', () => {
  it('columns that hold nothing are named', () => {
    expect(emptyColumns(buildTransactions(3))).toEqual(['date2', 'payee', 'checkNumber']);
    expect(emptyColumns([{ ...buildTransactions(1)[0]!, checkNumber: '1041' }])).not.toContain('checkNumber');
  });
  it('no column is called empty while no row is known', () => {
    expect(emptyColumns([])).toEqual([]);
  });
  it('kept settings of an older version keep their order and get the newer columns', () => {
    expect(completeOrder(['amount', 'date']).slice(0, 3)).toEqual(['amount', 'date', 'included']);
    expect(completeOrder(['amount'])).toHaveLength(columnIds.length);
  });
  it('columns that are new since settings were kept do not push themselves in', () => {
    expect(completeState({ order: ['date', 'amount'], hidden: ['date'], allLines: false }).hidden).toEqual(['date', 'payee', 'debit', 'credit', 'refNumber']);
  });
  it('a dragged column lands where it is dropped', () => {
    expect(moveColumnTo(['date', 'amount', 'balance'], 'balance', 0)).toEqual(['balance', 'date', 'amount']);
  });
  it('settings that make no sense are not taken', () => {
    expect([isColumnState(defaultColumnState), isColumnState({ order: ['nonsense'], hidden: [], allLines: false }), isColumnState(null)]).toEqual([true, false, false]);
  });
  it('a column moves by one place and stops at the ends', () => {
    expect(moveColumn(['date', 'amount', 'balance'], 'amount', 1)).toEqual(['date', 'balance', 'amount']);
    expect(moveColumn(['date', 'amount'], 'date', -1)).toEqual(['date', 'amount']);
  });
  it('a column moves past those that are hidden, so that it is seen to move', () => {
    const isShown = (id: string) => id !== 'payee' && id !== 'date2';
    expect(moveColumn(['date', 'date2', 'payee', 'amount', 'balance'], 'date', 1, isShown)).toEqual(['date2', 'payee', 'amount', 'date', 'balance']);
    expect(moveColumn(['date', 'date2', 'payee', 'amount'], 'amount', -1, isShown)).toEqual(['amount', 'date', 'date2', 'payee']);
    expect(moveColumn(['date', 'date2', 'payee'], 'date', 1, isShown)).toEqual(['date2', 'date', 'payee']);
  });
});
