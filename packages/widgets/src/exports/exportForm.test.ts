import { buildAccount, buildJob, testId } from '@tieout/sdk/testing';
import { findExportFormat } from '@tieout/sdk/contract';
import { describe, expect, it } from 'vitest';
import { asksBank, buildExportRequest, choicesOf, contentOfJob, customTypeOf, formatChoices, initialForm, initialFormat, isKeptChoices, reconciliationOf, type ExportForm } from './exportForm.js';

const form = (changes: Partial<ExportForm>): ExportForm => ({ ...initialForm('csv', [buildAccount()], ['a', 'b']), ...changes });
const build = (changes: Partial<ExportForm>, hasSeveralAccounts = false) => buildExportRequest(form(changes), { content: 'transactions', hasSeveralAccounts, allDocumentIds: ['a', 'b'] });

describe('the format that is offered first', () => {
  it.each([
    [{ isGeneric: true, reconciliation: 'Unknown' as const }, 'qbo', 'xlsx'],
    [{ reconciliation: 'Not Reconciled' as const }, 'qbo', 'xlsx'],
    [{}, 'xlsx', 'csv'],
    [{}, 'qbo', 'qbo'],
    [{}, 'no-such-format', 'csv'],
  ])('%o after %s is %s', (job, kept, expected) => {
    const started = buildJob(job);
    expect(initialFormat({ ...started, content: contentOfJob(started) }, kept)).toBe(expected);
  });

  it.each([
    ['template', { templateId: testId('job', 3), isGeneric: true }], ['form', { type: 'Form', isGeneric: true }], ['generic', { isGeneric: true }],
  ] as const)('what is no transaction goes into sheets only: %s', (content, job) => {
    expect(contentOfJob(buildJob(job))).toBe(content);
    expect(formatChoices(content, {}).map(({ value }) => value)).toEqual(['xlsx', 'csv']);
  });

  it('invoices go into sheets, JSON and the formats of their own', () => {
    expect(contentOfJob(buildJob({ type: 'Invoice', isGeneric: true }))).toBe('invoice');
    expect(formatChoices('invoice', { basic: 'Basic' }, ['For the ledger']).map(({ value }) => value)).toEqual(['xlsx', 'csv', 'json', 'custom-For the ledger']);
    expect([customTypeOf('invoice'), customTypeOf('transactions'), customTypeOf('generic')]).toEqual(['invoice', 'bankStatement', null]);
  });

  it('the built-in custom formats stand among the others', () => {
    const choices = formatChoices('transactions', { basic: 'Basic (date, description, amount)' });
    expect(choices).toContainEqual({ value: 'custom-basic', label: 'Basic (date, description, amount)' });
    expect(choices.map(({ value }) => value)).not.toContain('custom');
  });
});

describe('the request of an export', () => {
  it('all documents need not be named, some must', () => {
    expect(build({}).request).not.toHaveProperty('documentIds');
    expect(build({ documentIds: ['b'] }).request?.documentIds).toEqual(['b']);
  });

  it.each<[Partial<ExportForm>, keyof ExportForm, string]>([
    [{ format: 'qbo', accountId: '' }, 'accountId', 'Account number is required'],
    [{ format: 'ofx', accountId: '123' }, 'accountId', 'Account number must be at least 4 characters'],
    [{ format: 'qfx', accountId: '1'.repeat(23) }, 'accountId', 'Account number must be at most 22 characters'],
    [{ format: 'qbo', bankId: ' ' }, 'bankId', 'Routing number is required'],
    [{ format: 'qbo', bid: '', bankName: '' }, 'bid', 'Bank is required. Select "Chase Web Download" if your bank is not listed.'],
    [{ format: 'iif', fromAccount: '' }, 'fromAccount', 'Source account is required'],
    [{ format: 'iif', fromAccount: 'Checking', useCategoryAsDestination: false }, 'toAccount', 'Destination account is required'],
    [{ documentIds: [] }, 'documentIds', 'Choose at least one document'],
  ])('%o is refused at %s', (changes, field, message) => {
    expect(build(changes).errors?.[field]).toBe(message);
  });

  it('a card has no routing number, so none is asked for or sent', () => {
    const { request } = build({ format: 'qbo', isCard: true, bankId: '' });
    expect(request?.options).toMatchObject({ accountType: 'creditcard' });
    expect(request?.options).not.toHaveProperty('bankId');
  });

  it('names the fields of a template that are wanted, when they are not all, and of jobs under two tags means the templates', () => {
    const ofTemplates = (changes: Partial<ExportForm>, onlyTemplates = false) => buildExportRequest(form({ format: 'xlsx', ...changes }), { content: 'template', hasSeveralAccounts: false, allDocumentIds: ['a', 'b'], onlyTemplates });
    expect(ofTemplates({}).request).not.toHaveProperty('selectedFieldNames');
    expect(ofTemplates({}).request).not.toHaveProperty('filters');
    expect(ofTemplates({ fieldNames: ['Total'] }, true).request).toMatchObject({ selectedFieldNames: ['Total'], filters: [{ field: 'fieldName', operator: 'equals', value: 'template' }] });
    expect(ofTemplates({ fieldNames: [] }).errors).toEqual({ fieldNames: 'Choose at least one field' });
  });

  it('a form has two columns, whatever the slider was left at', () => {
    const columns = (content: 'form' | 'generic') => buildExportRequest(form({ format: 'csv', columnCount: 7 }), { content, hasSeveralAccounts: false, allDocumentIds: ['a', 'b'] }).request?.options?.['columnCount'];
    expect([columns('form'), columns('generic')]).toEqual([2, 7]);
  });

  it('only QuickBooks asks for the bank; a file for Quicken names the one chosen last, or the default', () => {
    expect(asksBank(findExportFormat('qbo')!.format)).toBe(true);
    expect(asksBank(findExportFormat('qfx')!.format)).toBe(false);
    expect(build({ format: 'qfx', bid: '3000', bankName: 'Wells Fargo' }).request?.options).toMatchObject({ bid: '3000' });
    expect(build({ format: 'qfx', bid: '', bankName: '' }).request?.options).toMatchObject({ bid: '02430', bankName: 'Chase Web Download' });
    expect(choicesOf(form({ bid: '', bankName: '' }))).not.toHaveProperty('bid');
    expect(choicesOf(form({ bid: '3000', bankName: 'Wells Fargo' }))).toMatchObject({ bid: '3000', bankName: 'Wells Fargo' });
  });

  it('one account makes one file, several make a zip unless switched off', () => {
    expect(build({ format: 'qbo' }).request?.options).not.toHaveProperty('separateFilesForAccounts');
    expect(build({ format: 'qbo' }, true).request?.options).toMatchObject({ separateFilesForAccounts: true });
  });

  it('a format is not sent what it does not know', () => {
    expect(Object.keys(build({ format: 'mt940' as ExportForm['format'], dateFormat: 'DD/MM/YYYY' }).request?.options ?? {})).not.toContain('splitMultilineDescription');
  });
});

describe('the form that is filled in beforehand', () => {
  it('takes number, type and currency from the statement', () => {
    expect(initialForm('qbo', [buildAccount({ type: 'card', currency: 'EUR', number: '4111 1111' })], []))
      .toMatchObject({ isCard: true, currency: 'EUR', accountId: '41111111' });
  });
  it('falls back to the defaults when the number is too short', () => {
    expect(initialForm('qbo', [buildAccount({ number: '12', currency: null })], [])).toMatchObject({ accountId: '123456789', currency: 'USD', bankId: '123456789', bid: '02430' });
  });
});

describe('what the next export begins with', () => {
  it('are the choices of the last, not what belongs to its document', () => {
    const kept = JSON.parse(JSON.stringify(choicesOf(form({ fileType: 'XLSX', fromAccount: 'Checking', accountId: '99999' })))) as object;
    expect(kept).toMatchObject({ fileType: 'XLSX', fromAccount: 'Checking', dateFormat: null });
    expect(kept).not.toHaveProperty('accountId');
    expect(isKeptChoices(kept)).toBe(true);
  });

  it.each([[null], ['qbo'], [{ fileType: 3 }], [{ colour: 'red' }], [{ accountId: '1' }]])('%o was kept by something else', (value) => {
    expect(isKeptChoices(value)).toBe(false);
  });
});

describe('several jobs together', () => {
  it.each([
    [[], 'Unknown'], [['Reconciled', 'Reconciled'], 'Reconciled'], [['Reconciled', 'Not Reconciled'], 'Not Reconciled'], [['Not Reconciled', 'Unknown'], 'Unknown'],
  ] as const)('%o are %s', (states, expected) => {
    expect(reconciliationOf(states.map((state) => buildAccount({ state })))).toBe(expected);
  });
});

describe('a custom format', () => {
  it('goes as CSV or as XLSX', () => {
    expect(build({ format: 'custom-basic', fileType: 'XLSX' }).request?.options).toMatchObject({ fileType: 'XLSX' });
    expect(build({ format: 'csv', fileType: 'XLSX' }).request?.options).not.toHaveProperty('fileType');
  });
});
