import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { Bank } from '@tieout/sdk/contract';
import { useMemo, useState } from 'react';
import type { DownloadDialogStrings } from './DownloadDialog.strings.js';
import { useBanks } from '../useExportForm.js';

interface BankPickerProps {
  bid: string;
  bankName: string;
  isCard: boolean;
  error: string | undefined;
  strings: DownloadDialogStrings;
  onChange: (bid: string, bankName: string) => void;
}

/** The specification's wait before the list follows what is typed. */
const SEARCH_DEBOUNCE_MS = 50;
const MAX_SHOWN = 60;

/** One of some thousand banks, found by typing. */
export function BankPicker({ bid, bankName, isCard, error, strings, onChange }: BankPickerProps) {
  const { banks, recent } = useBanks(isCard ? 'card' : 'bank');
  const [search, setSearch] = useState(bankName);
  const [debounced] = useDebouncedValue(search, SEARCH_DEBOUNCE_MS);
  const options = useMemo(() => findBanks(banks, debounced === bankName ? '' : debounced, bid), [banks, debounced, bankName, bid]);
  const isSearching = debounced !== '' && debounced !== bankName;
  const shown = withChosen(options, { value: bid, label: bankName }, isSearching);
  const data = isSearching || recent.length === 0 ? shown : grouped(shown, recent, strings);
  return (
    <Select
      label={strings.bank} placeholder={strings.bankPlaceholder} searchable searchValue={search} onSearchChange={setSearch} value={bid || null} data={data}
      // The list is already what was searched for.
      filter={({ options: all }) => all}
      error={error} nothingFoundMessage={strings.noBank} maxDropdownHeight={240} clearable
      onChange={(value, option) => onChange(value ?? '', option?.label ?? '')}
      // What was typed and not chosen gives way to the bank that is.
      onBlur={() => setSearch(bankName)}
    />
  );
}

type Option = { value: string; label: string };

/** A bank that no list holds stands in it as long as it is chosen. What is searched for is found, or said not to be there. */
export function withChosen(options: readonly Option[], chosen: Option, isSearching: boolean): Option[] {
  return isSearching || chosen.value === '' || options.some(({ value }) => value === chosen.value) ? [...options] : [chosen, ...options];
}

/** Recent banks above the others, each once; of thousands the list shows only the first, which need not hold them. */
export function grouped(options: readonly Option[], recent: readonly Bank[], strings: Pick<DownloadDialogStrings, 'recentBanks' | 'allBanks'>): { group: string; items: Option[] }[] {
  return [
    { group: strings.recentBanks, items: recent.map(({ bid, name }) => ({ value: bid, label: name })) },
    { group: strings.allBanks, items: options.filter(({ value }) => !recent.some(({ bid }) => bid === value)) },
  ].filter(({ items }) => items.length > 0);
}

/** Banks whose name or id holds every word; those that begin with the text first, the chosen one always. */
export function findBanks(banks: readonly Bank[], search: string, chosenBid: string): { value: string; label: string }[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = new Map<string, string>();
  const chosen = banks.find((bank) => bank.bid === chosenBid);
  const matches = banks.filter(({ name, bid }) => words.every((word) => name.toLowerCase().includes(word) || bid.startsWith(word)));
  const starts = (bank: Bank) => (bank.name.toLowerCase().startsWith(words[0] ?? '') ? 0 : 1);
  for (const bank of [...matches].sort((a, b) => starts(a) - starts(b) || a.name.localeCompare(b.name))) {
    if (found.size >= MAX_SHOWN) break;
    if (!found.has(bank.bid)) found.set(bank.bid, bank.name);
  }
  if (chosen && words.length === 0) found.set(chosen.bid, chosen.name);
  return [...found].map(([value, label]) => ({ value, label }));
}
