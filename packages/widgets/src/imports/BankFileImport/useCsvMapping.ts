import { useMutation, useQuery } from '@tanstack/react-query';
import type { CsvMapping, CsvPreview, CsvSettings, Document } from '@tieout/sdk/contract';
import { useState } from 'react';
import { describeError } from '../../core/describeError.js';
import { useTieout } from '../../core/useTieout.js';
import type { BankFileImportStrings } from './BankFileImport.strings.js';
import { choicesOf, choose, columnsFrom, type ColumnChoice } from './csvColumns.js';

/** What a person set in the dialog, and the rows as they are read with it. */
export function useCsvMapping(document: Document, first: CsvPreview, strings: BankFileImportStrings, onSaved: (preview: CsvPreview) => void) {
  const { client } = useTieout();
  const [mapping, setMapping] = useState<Partial<CsvMapping>>(first.mapping);
  const [accountType, setAccountType] = useState<'bank' | 'card'>('bank');
  const [currency, setCurrency] = useState('');
  const isCurrencyValid = currency === '' || /^[A-Z]{3}$/.test(currency);
  const settings: CsvSettings = { mapping, accountType, ...(currency && isCurrencyValid ? { currency } : {}) };
  const preview = useQuery({
    queryKey: ['tieout', 'csv', document.id, settings],
    queryFn: ({ signal }) => client.imports.previewCsv(document.id, settings, { signal }),
    placeholderData: (before) => before ?? first,
    staleTime: Infinity,
  });
  const save = useMutation({ mutationFn: () => client.imports.saveCsvSettings(document.id, settings), onSuccess: onSaved });
  const shown = preview.data ?? first;
  // The choices follow what was set, not what the server made of it: else a column would jump back while it answers.
  const choices = choicesOf({ ...shown, mapping: { ...shown.mapping, ...mapping } });
  return {
    shown, choices, mapping: { ...shown.mapping, ...mapping }, accountType, currency,
    currencyError: isCurrencyValid ? null : strings.currencyInvalid,
    canSave: shown.rowCount > 0 && shown.problem === null && isCurrencyValid && !preview.isFetching,
    isSaving: save.isPending,
    failure: save.error ? describeError(save.error, strings.saveFailed) : preview.error ? describeError(preview.error, strings.previewFailed) : null,
    setAccountType, setCurrency: (text: string) => setCurrency(text.toUpperCase()),
    setChoice: (column: number, choice: ColumnChoice) => setMapping({ ...shown.mapping, ...mapping, ...columnsFrom(choose(choices, column, choice)) }),
    change: (part: Partial<CsvMapping>) => setMapping({ ...shown.mapping, ...mapping, ...part }),
    /** Other columns altogether: everything is told anew. */
    setDelimiter: (delimiter: CsvMapping['delimiter']) => setMapping({ delimiter }),
    save: () => save.mutate(),
  };
}
