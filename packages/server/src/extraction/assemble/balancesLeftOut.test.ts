import { expect, it } from 'vitest';
import { readStatement } from '../testing/readStatement.js';

const statement = (balances: readonly string[]): string => `
Konto osobiste 82 7662 2736 7157 2557 8514 5859 PLN
Za okres 01.09.2025 do 30.09.2025
Saldo na dzień 1 września 2025 wynosiło 1.645,32, a na dzień 30 września 2025 2.604,23-.
25.09.2025             CZEK 456                                3.036,53-         ${balances[0]}
15.09.2025             POLECENIE ZAPLATY                         317,09-         ${balances[1]}
12.09.2025             PLATNOSC KARTA                            621,21-         ${balances[2]}
03.09.2025             ZAKUP KARTA SKLEP                         200,00-         ${balances[3]}
01.09.2025             ZAKUP KARTA SKLEP                          74,72-         ${balances[4]}`;

it('a misprinted balance among few, in a column without a heading, keeps the badge back', () => {
  const figures = ['2.604,23-', '  432,30', '  749,39', '1.370,60', '1.570,60'];
  expect(readStatement(statement(figures)).verdicts).toEqual(['reconciled']);
  expect(readStatement(statement(figures.with(1, '  432,00'))).verdicts).not.toEqual(['reconciled']);
});

it('figures that do not go on from each other are no balances', () => {
  expect(readStatement(statement(['   12,00', '   14,00', '   90,10', '    1,00', '   15,00'])).verdicts).toEqual(['reconciled']);
});
