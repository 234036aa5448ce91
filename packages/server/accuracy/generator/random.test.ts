import { expect, it } from 'vitest';
import { Random } from './random.js';

it('a number keeps what is not #, and no run of its digits begins with 0', () => {
  const random = new Random('numbers');
  for (let i = 0; i < 50; i++) expect(random.number('DE## 0099 #### #')).toMatch(/^DE[1-9]\d 0099 [1-9]\d{3} [1-9]$/);
});
