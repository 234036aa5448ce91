// Loans, wallets, accounts of several currencies and members in forms met in public samples, each in its smallest form.
import { expect, it } from 'vitest';
import { readPeriods } from './testing/documentOfText.js';

function read(text: string) {
  const { rows, badges, bounds } = readPeriods(text);
  return { rows, badges, bounds };
}

it('a day with lines of text above the figures of its row is no second day of the row above (wrong badge)', () => {
  const { rows, badges } = read(`
PERIODO DEL 01-ENE-2026 AL 31-ENE-2026
Saldo inicial                            $1,331.60
=Saldo final                             $1,070.14
FECHA          FOLIO         DESCRIPCION                              DEPOSITO          RETIRO            SALDO
05-ENE-2026    2745974       COMISION COBRADA POR SERVICIO                                 60.19         1,271.41
06-ENE-2026    6443920       PAGO TRANSFERENCIA SPEI
                             CLAVE DE RASTREO 3642694498466070
                             REF 0570145 CONCEPTO FACT 984                                 23.55         1,247.86
09-ENE-2026    8555100       COMISION COBRADA POR SERVICIO                                 86.93         1,160.93
10-ENE-2026    3400218       PAGO TRANSFERENCIA SPEI
                             CLAVE DE RASTREO 8358235840565061
                             REF 4543298 CONCEPTO FACT 036                                 90.79         1,070.14
`);
  expect(rows).toEqual([[['2026-01-05', -6019], ['2026-01-06', -2355], ['2026-01-09', -8693], ['2026-01-10', -9079]]]);
  expect(badges).toEqual([true]);
});
