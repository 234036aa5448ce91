import {
  exportFormats, exportFormDefaults, findExportFormat, invoiceExportFormats, type Account, type CustomFormatType, type DateFormat, type ExportFormat, type ExportFormatName, type ExportRequest, type Filter, type Job,
} from '@tieout/sdk/contract';

/** What the rows of a download are. */
export type ExportContent = 'transactions' | 'generic' | 'template' | 'form' | 'invoice';

export function contentOfJob({ templateId, type, isGeneric }: Pick<Job, 'templateId' | 'type' | 'isGeneric'>): ExportContent {
  if (templateId !== null) return 'template';
  if (type === 'Form') return 'form';
  if (type === 'Invoice') return 'invoice';
  return isGeneric ? 'generic' : 'transactions';
}

/** Everything the dialog can ask; a format takes what it knows. */
export interface ExportForm {
  format: ExportFormatName;
  sortBy: 'date' | 'original';
  sortDirection: 'asc' | 'desc';
  documentIds: string[];
  /** Fields of a template; null: all. */
  fieldNames: string[] | null;
  dateFormat: DateFormat | null;
  columnCount: number;
  splitMultilineDescription: boolean;
  separateFilesForAccounts: boolean;
  bid: string;
  bankName: string;
  isCard: boolean;
  bankId: string;
  accountId: string;
  currency: string;
  fromAccount: string;
  useCategoryAsDestination: boolean;
  toAccount: string;
  withProof: boolean;
  /** Only the rows that the filters of the grid leave. */
  isFiltered: boolean;
  /** Of custom formats. */
  fileType: 'CSV' | 'XLSX';
}
export type ExportFormErrors = Partial<Record<keyof ExportForm, string>>;

/** Formats to choose from: only transactions go anywhere else than into sheets; invoices also into formats of the user's own. */
export function formatChoices(
  content: ExportContent, customLabels: Record<string, string>, ownNames: readonly string[] = [],
): { value: ExportFormatName; label: string }[] {
  if (content === 'invoice') {
    return [...invoiceExportFormats.map((value) => ({ value, label: labelOf(value) })), ...ownNames.map((name) => ({ value: `custom-${name}` as const, label: name }))];
  }
  if (content !== 'transactions') return (['xlsx', 'csv'] as const).map((value) => ({ value, label: labelOf(value) }));
  return exportFormats.flatMap(({ id, label }): { value: ExportFormatName; label: string }[] => (id === 'custom'
    ? [...Object.entries(customLabels), ...ownNames.map((name) => [name, name])].map(([name, text]) => ({ value: `custom-${name!}` as const, label: text! }))
    : [{ value: id, label }]));
}

/** Whose columns a custom format of this content has; null where there are none. */
export function customTypeOf(content: ExportContent): CustomFormatType | null {
  if (content === 'transactions') return 'bankStatement';
  return content === 'invoice' ? 'invoice' : null;
}

function labelOf(id: string): string {
  return exportFormats.find((format) => format.id === id)?.label ?? id;
}

/** The specification's rule: xlsx when generic or not reconciled; otherwise what was used last, csv in place of xlsx. */
export function initialFormat({ content, reconciliation }: { content: ExportContent; reconciliation: Job['reconciliation'] }, kept: string | null): ExportFormatName {
  if (content !== 'transactions' || reconciliation !== 'Reconciled') return 'xlsx';
  return kept && kept !== 'xlsx' && findExportFormat(kept) ? (kept as ExportFormatName) : 'csv';
}

export function initialForm(format: ExportFormatName, accounts: readonly Account[], documentIds: readonly string[]): ExportForm {
  const [account] = accounts;
  const isCard = accounts.length > 0 && accounts.every(({ type }) => type === 'card');
  return {
    format, sortBy: 'date', sortDirection: 'asc', documentIds: [...documentIds], fieldNames: null, dateFormat: null, columnCount: 10, splitMultilineDescription: false,
    separateFilesForAccounts: true, bid: exportFormDefaults.bid, bankName: exportFormDefaults.bankName, isCard,
    bankId: exportFormDefaults.bankId, accountId: accountNumber(account), currency: account?.currency ?? exportFormDefaults.currency,
    fromAccount: '', useCategoryAsDestination: true, toAccount: '', withProof: false, isFiltered: true, fileType: 'CSV',
  };
}

const keptFields = ['sortBy', 'sortDirection', 'dateFormat', 'columnCount', 'splitMultilineDescription', 'separateFilesForAccounts', 'fileType', 'bid', 'bankName', 'fromAccount', 'useCategoryAsDestination', 'toAccount'] as const;
/** What the next export begins with; what belongs to the document (account number, currency) does not. */
export type KeptChoices = Partial<Pick<ExportForm, (typeof keptFields)[number]>>;

export function choicesOf(form: ExportForm): KeptChoices {
  // A bank that was taken away is no choice: the next form begins with the default again.
  return Object.fromEntries(keptFields.filter((field) => form.bid !== '' || (field !== 'bid' && field !== 'bankName')).map((field) => [field, form[field]]));
}

/** Whether kept choices are such as this form keeps: an older or newer version may have kept others. */
export function isKeptChoices(value: unknown): value is KeptChoices {
  if (typeof value !== 'object' || value === null) return false;
  const sample = { ...initialForm('xlsx', [], []), dateFormat: '' };
  return Object.entries(value).every(([field, choice]) => (keptFields as readonly string[]).includes(field)
    && (typeof choice === typeof sample[field as keyof ExportForm] || (field === 'dateFormat' && choice === null)));
}

/** Of several jobs together. */
export function reconciliationOf(accounts: readonly Account[]): Job['reconciliation'] {
  if (accounts.length === 0 || accounts.some(({ state }) => state === 'Unknown')) return 'Unknown';
  return accounts.every(({ state }) => state === 'Reconciled') ? 'Reconciled' : 'Not Reconciled';
}

/** The number on the statement when it has a length that the formats take. */
function accountNumber(account: Account | undefined): string {
  const digits = account?.number?.replace(/[^\dA-Za-z]/g, '') ?? '';
  return digits.length >= 4 && digits.length <= 22 ? digits : exportFormDefaults.accountId;
}

/** Which questions a format asks. */
export function asks(format: ExportFormat, question: string): boolean {
  return question in (optionShape(format) ?? {});
}

function optionShape({ options }: ExportFormat): Record<string, unknown> | undefined {
  return 'shape' in options ? options.shape : undefined;
}

interface RequestSubject {
  content: ExportContent;
  hasSeveralAccounts: boolean;
  allDocumentIds: readonly string[];
  /** Of the grid, when they hide rows. */
  filters?: readonly Filter[] | undefined;
  /** Of several jobs under two tags only what templates read is meant. */
  onlyTemplates?: boolean;
}

const FORM_COLUMNS = 2;
const ofTemplates: Filter = { field: 'fieldName', operator: 'equals', value: 'template' };

/** The request, or what must change first, by field. */
export function buildExportRequest(form: ExportForm, { content, hasSeveralAccounts, allDocumentIds, filters = [], onlyTemplates = false }: RequestSubject):
  { request: ExportRequest; errors: null } | { request: null; errors: ExportFormErrors } {
  const found = findExportFormat(form.format);
  if (!found) return { request: null, errors: { format: 'There is no such export format.' } };
  const { format } = found;
  // A form has the name of a field and its value, whatever the slider of other downloads says.
  const options = optionsOf(content === 'form' ? { ...form, columnCount: FORM_COLUMNS } : form, format, hasSeveralAccounts);
  const errors: ExportFormErrors = {};
  if (form.documentIds.length === 0 && allDocumentIds.length > 0) errors.documentIds = 'Choose at least one document';
  if (form.fieldNames?.length === 0) errors.fieldNames = 'Choose at least one field';
  if (format.form === 'qbo' && form.accountId.trim() === '') errors.accountId = 'Account number is required';
  if (asksRouting(form, format) && form.bankId.trim() === '') errors.bankId = 'Routing number is required';
  // A custom format of the user's own brings its columns on the server.
  for (const issue of format.options.safeParse(options).error?.issues ?? []) {
    const field = String(issue.path[0]) as keyof ExportForm;
    errors[field] ??= issue.message;
  }
  if (Object.keys(errors).length > 0) return { request: null, errors };
  const chosenFilters = [...(onlyTemplates ? [ofTemplates] : []), ...(form.isFiltered ? filters : [])];
  const isAll = form.documentIds.length === allDocumentIds.length;
  return {
    request: {
      format: form.format, sortBy: form.sortBy, sortDirection: form.sortDirection, options,
      ...(isAll ? {} : { documentIds: form.documentIds }),
      ...(chosenFilters.length > 0 ? { filters: chosenFilters } : {}),
      ...(form.fieldNames ? { selectedFieldNames: form.fieldNames } : {}),
      ...(form.withProof ? { withProof: true } : {}),
    },
    errors: null,
  };
}

/** The bank is chosen for QuickBooks alone. */
export function asksBank(format: ExportFormat): boolean {
  return format.id === 'qbo';
}

/** Card accounts have no routing number. */
export function asksRouting(form: Pick<ExportForm, 'isCard'>, format: ExportFormat): boolean {
  return format.form === 'qbo' && !form.isCard;
}

function optionsOf(form: ExportForm, format: ExportFormat, hasSeveralAccounts: boolean): Record<string, unknown> {
  const options: Record<string, unknown> = {};
  const put = (name: string, value: unknown) => {
    if (asks(format, name)) options[name] = value;
  };
  if (form.dateFormat) put('dateFormat', form.dateFormat);
  put('splitMultilineDescription', form.splitMultilineDescription);
  put('fileType', form.fileType);
  put('columnCount', form.columnCount);
  if (hasSeveralAccounts) put('separateFilesForAccounts', form.separateFilesForAccounts);
  if (format.form === 'qbo') {
    options.accountId = form.accountId.trim();
    options.accountType = form.isCard ? 'creditcard' : 'checking';
    options.currency = form.currency;
    if (!form.isCard) options.bankId = form.bankId.trim();
    const { bid, bankName } = asksBank(format) || form.bid !== '' ? form : exportFormDefaults;
    put('bid', bid);
    put('bankName', bankName);
  }
  if (format.form === 'iif') {
    options.fromAccount = form.fromAccount;
    options.useCategoryAsDestination = form.useCategoryAsDestination;
    if (!form.useCategoryAsDestination) options.toAccount = form.toAccount;
  }
  return options;
}
