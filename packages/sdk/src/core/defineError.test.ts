import { expect, it } from 'vitest';
import * as everything from '../contract.js';
import type { ErrorDefinition } from './defineError.js';

const isError = (value: unknown): value is ErrorDefinition => typeof value === 'object' && value !== null && 'type' in value && 'code' in value && 'status' in value && 'message' in value;

/** All errors that the contract declares, alone or in a list of an area. */
const declared = [...new Set(Object.values<unknown>(everything).flatMap((value) => (isError(value) ? [value] : Object.values(value ?? {}).filter(isError))))];

it.each(['code', 'type'] as const)('no two errors share a %s', (key) => {
  const known = declared.map((error) => error[key]);
  expect(declared.length).toBeGreaterThan(50);
  expect(declared.filter((error, index) => known.indexOf(error[key]) !== index).map(({ type, code }) => `${type} ${code}`)).toEqual([]);
});
