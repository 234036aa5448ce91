import { describe, expect, it } from 'vitest';
import { currentAccountText } from '../testing/currentAccountText.js';
import { wordsOfLine } from '../testing/documentOfText.js';
import { paper, repaired, scanOfText } from '../testing/scanOfText.js';
import { understand } from '../understand.js';
import { type CellReader, repairDocument } from './repairDocument.js';

const PAGE = currentAccountText(['15/03/2024  Refund                                12.00      824.31'], '824.31');

async function periodRepaired(text: string, reader: CellReader) {
  return (await repaired(scanOfText(text), reader)).accounts[0]!.periods[0]!;
}

describe('repair of a scan', () => {
  it('a misread amount is read again and corrected, with what stood before', async () => {
    const period = await periodRepaired(PAGE.replace('62.19', '82.19'), paper({ '82.19': ['62.19', '62.19'] }));
    expect(period.isReconciled).toBe(true);
    expect(period.proof.repairs).toEqual([expect.objectContaining({ row: 3, field: 'amount', from: '82.19', to: '62.19' })]);
    expect(period.rows[3]!.amount).toMatchObject({ value: -6219, source: { means: 'corrected' } });
    expect(period.rows[3]!.amount.source.rule).toContain('"82.19"');
    expect(period.rows[2]!.amount.source.means).toBe('ocr');
  });

  it('a misprint that further looks confirm is reported, never changed', async () => {
    const period = await periodRepaired(PAGE.replace('62.19', '82.19'), paper());
    expect(period).toMatchObject({ isReconciled: false, proof: { status: 'notReconciled', repairs: [] } });
    expect(period.rows[3]!.amount.value).toBe(-8219);
  });

  it('a misprint is not repaired even when one of three looks gives the figure that would fit', async () => {
    const period = await periodRepaired(PAGE.replace('62.19', '82.19'), paper({ '82.19': ['62.19', '82.19', '62.19'] }));
    expect(period.isReconciled).toBe(false);
    expect(period.proof.repairs).toEqual([]);
  });

  it('of several readings that the pixels allow, arithmetic picks the one', async () => {
    const period = await periodRepaired(PAGE.replace('1,474.50', '1,479.50'), paper({ '1,479.50': ['1,414.50', '1,474.50', '1,476.50'] }));
    expect(period.isReconciled).toBe(true);
    expect(period.proof.repairs).toEqual([expect.objectContaining({ row: 1, field: 'balance', from: '1,479.50', to: '1,474.50' })]);
  });

  it('a figure that lost its decimal mark is found though it is no amount any more', async () => {
    const period = await periodRepaired(PAGE.replace(' 62.19', '  6219'), paper({ 6219: ['62.19', '62.19'] }));
    expect(period.isReconciled).toBe(true);
    expect(period.rows).toHaveLength(5);
  });

  it('a figure that was hardly read, and as letters, gives its row back', async () => {
    const model = scanOfText(PAGE.replace('62.19', ' Weht'));
    for (const word of model.pages[0]!.words) if (word.text === 'Weht') word.confidence = 0;
    const document = await repaired(model, paper({ Weht: ['62.19', '62.19'] }));
    expect(document.accounts[0]!.periods[0]).toMatchObject({ isReconciled: true, rows: { length: 5 } });
  });

  it('pieces that a further look reads as one figure are one', async () => {
    const model = scanOfText(PAGE.replace('   62.19', ' 62 . 19'));
    for (const word of model.pages[0]!.words) if (word.text === '.') word.confidence = 0.4;
    const document = await repaired(model, paper({ '62 . 19': ['62.19', '62.19'] }));
    expect(document.accounts[0]!.periods[0]).toMatchObject({ isReconciled: true, rows: { length: 5 } });
  });

  it('pieces of a figure are read again as one cell, in the place of all of them', async () => {
    const model = scanOfText(PAGE.replace('62.19', '6 9ii'));
    for (const word of model.pages[0]!.words) if (['6', '9ii'].includes(word.text)) word.confidence = 0.1;
    const document = await repaired(model, paper({ '6 9ii': ['62.1', '62.19', '62.19'] }));
    const period = document.accounts[0]!.periods[0]!;
    expect(period).toMatchObject({ isReconciled: true, rows: { length: 5 } });
    expect(period.proof.repairs).toEqual([expect.objectContaining({ row: 3, field: 'amount', from: '6 9ii', to: '62.19' })]);
  });

  it('of a cell that reads otherwise each time, the one reading is taken that the printed figures leave', async () => {
    const model = scanOfText(PAGE.replace('62.19', '§2.i9'));
    for (const word of model.pages[0]!.words) if (word.text === '§2.i9') word.confidence = 0.6;
    const document = await repaired(model, paper({ '§2.i9': ['82.19', '62.19', '52.19'] }));
    expect(document.accounts[0]!.periods[0]).toMatchObject({ isReconciled: true, rows: { length: 5 } });
  });

  it('a figure without its decimal mark is not confirmed by one more reading without it', async () => {
    const model = scanOfText(PAGE.replace(' 62.19', '  6219'));
    for (const word of model.pages[0]!.words) if (word.text === '6219') word.confidence = 0.7;
    const document = await repaired(model, paper({ 6219: ['62.19', '6219', '6219'] }));
    expect(document.accounts[0]!.periods[0]).toMatchObject({ isReconciled: true, rows: { length: 5 } });
  });

  it.each(['62:19', '62-19'])('a figure whose point was read as another mark, %s, is read again where figures end, however sure that was', async (misread) => {
    const looks = { [misread]: ['6219', '62.19', '6219'] };
    const period = await periodRepaired(PAGE.replace('62.19', misread), paper(looks));
    expect(period).toMatchObject({ isReconciled: true, rows: { length: 5 } });
    expect(period.proof.repairs).toEqual([expect.objectContaining({ row: 3, field: 'amount', from: misread, to: '62.19' })]);
  });

  it('a row that was overlooked is found again where the balances leave a gap', async () => {
    const lines = PAGE.replace(/^\n/, '').split('\n');
    const row = lines.findIndex((line) => line.includes('Electricity'));
    const missing = wordsOfLine(lines[row]!, 60 + row * 12).map((word) => ({ ...word, confidence: 0.8 }));
    const period = await periodRepaired(PAGE.replace(/.*Electricity.*/, ''), paper({}, missing));
    expect(period.isReconciled).toBe(true);
    expect(period.rows.map((each) => each.amount.value)).toEqual([-2550, 50000, -60000, -6219, 1200]);
    expect(period.proof.repairs).toContainEqual(expect.objectContaining({ row: 3, field: 'row', from: null }));
  });

  it('reads again only what is in doubt', async () => {
    const reader = paper({ '82.19': ['62.19', '62.19'] });
    await periodRepaired(PAGE.replace('62.19', '82.19'), reader);
    expect(reader.asked).not.toContain('974.50');
    expect(reader.asked).toContain('82.19');
  });

  describe('with several cells at a time', () => {
    /** Takes its time for each cell, and counts those that are under way. */
    function slowPaper(abreast: number) {
      const inner = paper({ '82.19': ['62.19', '62.19'] });
      const count = { now: 0, most: 0, begun: 0 };
      const reader: CellReader = {
        ...inner,
        abreast: () => abreast,
        async readCell(page, box, attempt) {
          count.begun += 1;
          count.most = Math.max(count.most, (count.now += 1));
          await new Promise((resume) => setImmediate(resume));
          count.now -= 1;
          return inner.readCell(page, box, attempt);
        },
      };
      return { reader, count };
    }

    /** One figure misread, and the others hardly read. */
    function wornScan() {
      const model = scanOfText(PAGE.replace('62.19', '82.19'));
      for (const word of model.pages[0]!.words) if (/^[\d,]+\.\d\d$/.test(word.text)) word.confidence = 0.6;
      return model;
    }

    it('the repair is the same, and no more are read side by side than the reader can', async () => {
      const model = wornScan();
      const one = await repaired(model, slowPaper(1).reader);
      const { reader, count } = slowPaper(3);
      expect(await repaired(model, reader)).toEqual(one);
      expect(one.accounts[0]!.periods[0]!.isReconciled).toBe(true);
      expect(count.most).toBe(3);
    });

    it('canceling begins no further one, and none is under way when it is told', async () => {
      const model = wornScan();
      const canceled = new AbortController();
      const { reader, count } = slowPaper(3);
      const stopping: CellReader = { ...reader, readCell: (...cell) => (canceled.abort(new Error('Canceled')), reader.readCell(...cell)) };
      await expect(repairDocument({ model, document: understand(model), understand, reader: stopping, signal: canceled.signal })).rejects.toThrow('Canceled');
      expect(count).toMatchObject({ now: 0, begun: 1 });
    });
  });

  it('asks for no figure, however badly it was read, where all are proved', async () => {
    const model = scanOfText(PAGE);
    for (const word of model.pages[0]!.words) if (word.text === '974.50') word.confidence = 0.3;
    const reader = paper();
    const document = await repaired(model, reader);
    expect(document.accounts[0]!.periods[0]!.isReconciled).toBe(true);
    expect(reader.asked).toEqual([]);
  });
});
