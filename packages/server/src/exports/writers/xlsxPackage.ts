// The fixed parts of an xlsx package: content types, relations, workbook and style sheet.
import { escapeXml, escapeXmlAttribute } from '../text.js';

export interface SheetName {
  name: string;
  filter: string | null;
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

export function packageParts(sheets: readonly SheetName[]): [name: string, text: string][] {
  return [
    ['[Content_Types].xml', contentTypes(sheets)],
    ['_rels/.rels', `${head}<Relationships xmlns="${packageRelations}"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`],
    ['xl/workbook.xml', workbook(sheets)],
    ['xl/_rels/workbook.xml.rels', workbookRelations(sheets)],
    ['xl/styles.xml', styleSheet()],
  ];
}

function contentTypes(sheets: readonly SheetName[]): string {
  const sheet = sheets.map((_, index) => `<Override PartName="/xl/worksheets/sheet${index + 1}.xml" ContentType="${types}.worksheet+xml"/>`);
  return (
    `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>' +
    `<Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/>` +
    `<Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/>${sheet.join('')}</Types>`
  );
}

function workbook(sheets: readonly SheetName[]): string {
  const list = sheets.map(({ name }, index) => `<sheet name="${escapeXmlAttribute(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`);
  const names = sheets.flatMap(({ name, filter }, index) => (filter ? [filterName(name, filter, index)] : []));
  return (
    `${head}<workbook xmlns="${main}" xmlns:r="${relations}"><bookViews><workbookView/></bookViews><sheets>${list.join('')}</sheets>` +
    `${names.length > 0 ? `<definedNames>${names.join('')}</definedNames>` : ''}<calcPr calcId="191029" fullCalcOnLoad="1"/></workbook>`
  );
}

/** Excel keeps the range of a filter as a hidden name too. */
function filterName(sheet: string, filter: string, index: number): string {
  const range = filter.replace(/([A-Z]+)(\d+)/g, '$$$1$$$2');
  const reference = `'${sheet.replaceAll("'", "''")}'!${range}`;
  return `<definedName name="_xlnm._FilterDatabase" localSheetId="${index}" hidden="1">${escapeXml(reference)}</definedName>`;
}

function workbookRelations(sheets: readonly SheetName[]): string {
  const list = sheets.map((_, index) => `<Relationship Id="rId${index + 1}" Type="${relations}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`);
  const styles = `<Relationship Id="rId${sheets.length + 1}" Type="${relations}/styles" Target="styles.xml"/>`;
  return `${head}<Relationships xmlns="${packageRelations}">${list.join('')}${styles}</Relationships>`;
}

/** The order of the formats is that of `styles` in xlsxSheet.ts. */
function styleSheet(): string {
  const custom = ['yyyy\\-mm\\-dd', 'dd/mm/yyyy', 'mm/dd/yyyy', '#,##0.0', '#,##0.000', '#,##0.0000'];
  const numberFormats = custom.map((code, index) => `<numFmt numFmtId="${164 + index}" formatCode="${escapeXmlAttribute(code)}"/>`);
  const format = (numberFormat: number, font = 0, fill = 0, rest = ''): string =>
    `<xf numFmtId="${numberFormat}" fontId="${font}" fillId="${fill}" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1"${rest}`;
  const cellFormats = [
    `${format(0)}/>`, `${format(0, 1, 2, ' applyAlignment="1"')}><alignment vertical="center" wrapText="1"/></xf>`, `${format(49)}/>`,
    `${format(49, 0, 0, ' quotePrefix="1"')}/>`, `${format(1)}/>`, `${format(49, 0, 0, ' applyAlignment="1"')}><alignment vertical="top" wrapText="1"/></xf>`,
    `${format(164)}/>`, `${format(165)}/>`, `${format(166)}/>`, `${format(3)}/>`, `${format(167)}/>`, `${format(4)}/>`, `${format(168)}/>`, `${format(169)}/>`,
    `${format(0, 2)}/>`, `${format(0, 3)}/>`,
  ];
  const font = (rest: string): string => `<font>${rest}<sz val="11"/>`;
  return (
    `${head}<styleSheet xmlns="${main}"><numFmts count="${custom.length}">${numberFormats.join('')}</numFmts>` +
    `<fonts count="4">${font('')}<name val="Calibri"/></font>${font('<b/>')}<name val="Calibri"/></font>` +
    `${font('<b/>')}<color rgb="FF1B6E3C"/><name val="Calibri"/></font>${font('<b/>')}<color rgb="FFB42318"/><name val="Calibri"/></font></fonts>` +
    '<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>' +
    '<fill><patternFill patternType="solid"><fgColor rgb="FFE7ECEF"/><bgColor indexed="64"/></patternFill></fill></fills>' +
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
    `<cellXfs count="${cellFormats.length}">${cellFormats.join('')}</cellXfs>` +
    '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>'
  );
}
