import type { Template } from '@tieout/sdk/contract';
import { describe, expect, it } from 'vitest';
import { readTemplateFile, templateFile } from './templateFile.js';

const template = { name: 'Orders', metadataFields: ['startDate'], logoURL: null, intuitNumber: null, category: 'a', type: 'FreeForm', description: '', version: 'v2', template: '{"rectangles":[]}' } as unknown as Template;

describe('a template as a file', () => {
  it('comes back as it went', () => {
    expect(readTemplateFile(templateFile(template))).toEqual({ name: 'Orders', metadataFields: ['startDate'], logoURL: null, intuitNumber: null, category: 'a', type: 'FreeForm', description: '', version: 'v2', template: '{"rectangles":[]}' });
  });

  it('is no other file', () => {
    expect([readTemplateFile('no JSON'), readTemplateFile('{"rectangles":[]}'), readTemplateFile('{"kind":"tieout-template","name":"a","template":{"rectangles":[{}]}}')]).toEqual([null, null, null]);
  });
});
