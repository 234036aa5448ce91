import { describe, expect, it } from 'vitest';
import { headingRole } from './headings.js';

describe('headings of days', () => {
  it.each(['gramatots', 'iegramatots', 'proknjizeno'])('%s heads the day of booking', (squashed) => expect(headingRole(squashed)).toBe('postingDate'));
});
