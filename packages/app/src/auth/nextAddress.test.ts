// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { nextAddress } from './nextAddress.js';

describe('where signing in leads', () => {
  it.each([
    ['/jobData?jobId=1', '/jobData?jobId=1'],
    ['/app/jobData?jobId=1#x', '/jobData?jobId=1#x'],
    ['/app', '/extractdata'],
    [null, '/extractdata'],
    ['', '/extractdata'],
  ])('%s is a place of this app', (next, path) => expect(nextAddress(next)).toBe(path));

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', '\\\\evil.example', '/app//evil.example', 'javascript:alert(1)', '/\t/evil.example', 'evil.example', '/app/\\evil.example'])(
    '%s leads to the start page',
    (next) => expect(nextAddress(next)).toBe('/extractdata'),
  );
});
