import { ApiError, contract, editErrors, type Account, type Edit, type EditResult, type Rating, type Suggestion, type Transaction } from '@tieout/sdk/contract';
import { testId, type FakeTransport } from '@tieout/sdk/testing';

export interface EditableServer {
  rows: Transaction[];
  accounts: Account[];
  suggestions?: readonly Suggestion[];
  ratings?: Rating[];
}

interface Step { edit: Edit; before: Transaction[]; after: Transaction[] }

/** Edits of rows as the server makes them, with undo and redo, as far as the widgets ask; periods are not proved again. */
export function answerEdits(transport: FakeTransport, server: EditableServer): void {
  const steps: Step[] = [];
  const undone: Step[] = [];
  const put = (rows: readonly Transaction[]) => rows.map((row) => {
    const index = server.rows.findIndex(({ id }) => id === row.id);
    const next = { ...row, version: (server.rows[index]?.version ?? 0) + 1 };
    server.rows[index] = next;
    return next;
  });
  const result = (edit: Edit, transactions: Transaction[]): EditResult => ({ edit, transactions, deletedTransactionIds: [], numRows: transactions.length, periods: [], accounts: [], state: 'Reconciled' });
  const make = (label: string, kind: Edit['kind'], before: Transaction[], change: (row: Transaction) => Partial<Transaction>) => {
    const edit: Edit = {
      id: testId('period', 900 + steps.length), jobId: testId('job'), kind, label, reason: null, userId: testId('user'), userName: 'Sam Reviewer', createdAt: '2024-03-01T09:00:00.000Z', undoneAt: null, numRows: before.length,
    };
    const after = put(before.map((row) => ({ ...row, ...change(row) })));
    steps.push({ edit, before, after });
    undone.length = 0;
    return result(edit, after);
  };
  const find = (id: string) => server.rows.filter((row) => row.id === id);
  const turn = (from: Step[], to: Step[], rows: 'before' | 'after', empty: ConstructorParameters<typeof ApiError>[0]) => {
    const step = from.pop();
    if (!step) throw new ApiError(empty);
    to.push(step);
    return result(step.edit, put(step[rows]));
  };
  transport
    .on(contract.edits.list, () => ({ edits: steps.map(({ edit }) => edit), undo: steps.at(-1)?.edit ?? null, redo: undone.at(-1)?.edit ?? null }))
    .on(contract.edits.undo, () => turn(steps, undone, 'before', editErrors.nothingToUndo))
    .on(contract.edits.redo, () => turn(undone, steps, 'after', editErrors.nothingToRedo))
    .on(contract.edits.history, ({ params }) => ({
      history: steps.filter(({ before }) => before.some(({ id }) => id === params.transactionId)).map(({ edit, before, after }) => ({
        edit, version: after[0]?.version ?? 1, changes: [{ field: 'amount', from: before[0]?.amount ?? null, to: after[0]?.amount ?? null }],
      })),
    }))
    .on(contract.transactions.update, ({ params, body }) => make('Changed a value', 'transaction.update', find(params.transactionId), () => ({ ...body.changes, included: body.changes?.included ?? find(params.transactionId)[0]?.included ?? true }) as Partial<Transaction>))
    .on(contract.transactions.updateMany, ({ body }) => make(
      `Changed ${body.edits.length} rows`, 'transaction.update', server.rows.filter(({ id }) => body.edits.some((edit) => edit.transactionId === id)),
      (row) => body.edits.find(({ transactionId }) => transactionId === row.id)?.changes as Partial<Transaction>,
    ))
    .on(contract.transactions.correct, ({ body }) => make('Corrected a value', 'transaction.update', find(body.transactionId ?? ''), ({ amount }) => ({ amount: amount === null ? null : body.toggleSign ? -amount : Math.round(amount) / 100 })))
    .on(contract.transactions.bulkEdit, ({ body }) => make(
      `${body.operation} of rows`, 'transaction.switchSigns', server.rows.filter(({ id }) => body.transactionIds.length === 0 || body.transactionIds.includes(id)),
      ({ amount, included }) => (body.operation === 'switchSigns' ? { amount: amount === null ? null : -amount } : body.operation === 'switchIncludedExcluded' ? { included: !included } : {}),
    ))
    .on(contract.transactions.get, ({ params }) => ({ transaction: find(params.transactionId)[0]! }))
    .on(contract.reconciliation.updateField, () => make('Changed a balance', 'period.update', [], () => ({})))
    .on(contract.reconciliation.renameAccount, () => make('Renamed an account', 'account.rename', [], () => ({})))
    .on(contract.reconciliation.chain, () => ({ chains: [] }))
    .on(contract.reconciliation.suggestions, () => ({ suggestions: [...(server.suggestions ?? [])] }))
    .on(contract.ratings.list, () => ({ ratings: server.ratings ?? [] }));
}
