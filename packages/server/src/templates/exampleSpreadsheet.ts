// What a file of added values looks like: its headings, and a line for each column of the template.
import { Readable } from 'node:stream';
import { cellsRow, sheetText, styles, textCell } from '../exports/writers/xlsxSheet.js';
import { writeWorkbook } from '../exports/writers/xlsx.js';
import { safeFileName } from '../exports/text.js';
import type { BinaryResponse } from '../http/route.js';
import { mappingHeadings } from './addedColumns.commands.js';
import type { Template } from './templates.model.js';
import { presentFields } from './templates.presenter.js';

/** Files need a date of their own, so that the same template gives the same bytes. */
const NO_DATE = '1980-01-01';

export function exampleSpreadsheet(template: Template): BinaryResponse {
  const names = [...new Set(presentFields(template).flatMap(({ columns }) => columns.map(({ name }) => name)))];
  const headings = Object.values(mappingHeadings);
  const rows = [
    cellsRow(headings.map((text) => ({ text, style: styles.heading }))),
    ...names.map((name) => cellsRow([textCell(name), textCell('Value to look for'), textCell('Name of the new column'), textCell('What it says then')])),
  ];
  const sheet = { name: 'Added columns', filter: null, text: sheetText({ widths: headings.map(() => 26), rows, filter: null }) };
  return {
    body: Readable.from(writeWorkbook([sheet], NO_DATE), { objectMode: false }),
    mimetype: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', fileName: `${safeFileName(template.name)}-added-columns.xlsx`,
  };
}
