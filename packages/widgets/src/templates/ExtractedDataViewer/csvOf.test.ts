import { describe, expect, it } from 'vitest';
import { csvOf } from './csvOf.js';

describe('rows as CSV', () => {
  it('are quoted where they must be', () => {
    expect(csvOf([['a', 'b,"c"'], ['line\nbreak', '']])).toBe('a,"b,""c"""\r\n"line\nbreak",');
  });

  it('cannot become formulas, and figures stay as they are', () => {
    expect(csvOf([['=SUM(A1)', '@x', "'=1", '+1 555', '-12.50', '-', '\t=1']])).toBe("'=SUM(A1),'@x,''=1,'+1 555,-12.50,'-,'\t=1");
  });
});
