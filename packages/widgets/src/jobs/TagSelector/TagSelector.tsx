import { Combobox, Pill, PillsInput, useCombobox } from '@mantine/core';
import { useState, type KeyboardEvent } from 'react';

export interface TagSelectorProps {
  label?: string;
  'aria-label'?: string;
  placeholder?: string;
  createLabel: (tag: string) => string;
  value: string[];
  onChange: (tags: string[]) => void;
  /** Tags to choose from. */
  known: readonly string[];
  disabled?: boolean;
}

const CREATE = '\u0000create';
const MAX_LENGTH = 100;

/** Several tags in one field: choose known ones or create new ones. */
export function TagSelector({ label, 'aria-label': ariaLabel, placeholder, createLabel, value, onChange, known, disabled }: TagSelectorProps) {
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const [search, setSearch] = useState('');
  const text = search.trim();
  const options = known.filter((tag) => !value.includes(tag) && tag.toLowerCase().includes(text.toLowerCase()));
  const isNew = text !== '' && !known.includes(text) && !value.includes(text);
  const choose = (option: string) => {
    const tag = option === CREATE ? text : option;
    if (tag && !value.includes(tag)) onChange([...value, tag]);
    setSearch('');
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Backspace' && search === '' && value.length > 0) onChange(value.slice(0, -1));
    if (event.key === 'Enter' && isNew && combobox.getSelectedOptionIndex() < 0) {
      event.preventDefault();
      choose(CREATE);
    }
  };
  const isOpen = combobox.dropdownOpened && (isNew || options.length > 0);
  return (
    <Combobox store={combobox} onOptionSubmit={choose}>
      <Combobox.DropdownTarget>
        <PillsInput label={label} size="xs" disabled={disabled} onClick={() => combobox.openDropdown()}>
          <Pill.Group>
            {value.map((tag) => (
              <Pill key={tag} withRemoveButton={!disabled} onRemove={() => onChange(value.filter((other) => other !== tag))}>{tag}</Pill>
            ))}
            <Combobox.EventsTarget>
              <PillsInput.Field
                value={search} placeholder={value.length === 0 ? placeholder : undefined} aria-label={ariaLabel} maxLength={MAX_LENGTH} disabled={disabled}
                onChange={(event) => {
                  setSearch(event.currentTarget.value);
                  combobox.openDropdown();
                  combobox.updateSelectedOptionIndex();
                }}
                onFocus={() => combobox.openDropdown()} onBlur={() => combobox.closeDropdown()} onKeyDown={handleKeyDown}
              />
            </Combobox.EventsTarget>
          </Pill.Group>
        </PillsInput>
      </Combobox.DropdownTarget>
      <Combobox.Dropdown hidden={!isOpen}>
        <Combobox.Options aria-label={ariaLabel ?? label} mah={220} style={{ overflowY: 'auto' }}>
          {options.map((tag) => <Combobox.Option key={tag} value={tag}>{tag}</Combobox.Option>)}
          {isNew && <Combobox.Option value={CREATE}>{createLabel(text)}</Combobox.Option>}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
