import { contract } from '@tieout/sdk/contract';
import { expect, it } from 'vitest';
import { buildOpenapi } from './openapi.js';

const document = buildOpenapi(contract) as { components: { schemas: Record<string, { $ref?: string }> } };
const text = JSON.stringify(document);

it('leads every reference to a schema, and none to itself', () => {
  const { schemas } = document.components;
  const named = [...text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map((match) => match[1]!);
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((name) => !schemas[name])).toEqual([]);
  expect(Object.entries(schemas).filter(([name, { $ref }]) => $ref?.endsWith(`/${name}`))).toEqual([]);
  expect(text).not.toMatch(/\$defs|__schema/);
});

it('writes out a schema once, however many calls use it', () => {
  expect(text.split('"countBalances"')).toHaveLength(2);
});

it('declares each part of a path', () => {
  const { paths } = buildOpenapi(contract) as { paths: Record<string, Record<string, { parameters?: { name: string; in: string }[] }>> };
  const undeclared = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { parameters = [] }]) => {
      const declared = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
      return [...path.matchAll(/\{(\w+)\}/g)].filter((match) => !declared.includes(match[1]!)).map(() => `${method} ${path}`);
    }),
  );
  expect(undeclared).toEqual([]);
});
