import { TextInput } from '@mantine/core';
import { decimalText, millionths } from '@tieout/sdk/contract';
import { useState, type KeyboardEvent } from 'react';

interface InvoiceFieldProps {
  label: string;
  /** Seen by nobody: the column has a heading. */
  isLabelHidden?: boolean;
  value: string | number | null | undefined;
  /** Digits after the point that a figure is shown with at least; absent: a text. */
  decimals?: number;
  error?: string | undefined;
  /** Its box was clicked on the page. */
  isFocused: boolean;
  notANumber: string;
  onShow: () => void;
  onChange: (value: string | null) => void;
}

/** A value of an invoice: saved when it is left, or with Enter; Escape takes back what was typed. */
export function InvoiceField({ label, isLabelHidden = false, value, decimals, error, isFocused, notANumber, onShow, onChange }: InvoiceFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typeof value === 'number' ? decimalText(millionths(value) ?? 0n, decimals) : (value ?? '');
  const text = typed ?? shown;
  const isWrong = decimals !== undefined && text.trim() !== '' && millionths(plain(text)) === null;
  const finish = () => {
    if (typed === null || isWrong) return;
    setTyped(null);
    if (typed !== shown) onChange(typed.trim() === '' ? null : decimals === undefined ? typed.trim() : plain(typed));
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') finish();
    if (event.key === 'Escape') setTyped(null);
  };
  return (
    <TextInput
      {...(isLabelHidden ? { 'aria-label': label } : { label })} size="xs" value={text} error={isWrong ? notANumber : error} data-focused={isFocused || undefined}
      className={decimals === undefined ? 'tieout-invoice-field' : 'tieout-invoice-field tieout-invoice-figure'} onFocus={onShow} onBlur={finish} onKeyDown={handleKeyDown}
      onChange={(event) => setTyped(event.currentTarget.value)}
    />
  );
}

/** Commas between thousands and spaces are no part of a figure. */
const plain = (text: string): string => text.replace(/[\s,](?=\d{3}(?:\D|$))/g, '').trim();
