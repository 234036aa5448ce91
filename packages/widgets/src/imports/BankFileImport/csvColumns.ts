import { csvColumnRoles, type CsvColumnRole, type CsvMapping, type CsvPreview } from '@tieout/sdk/contract';

/** What a person can say of a column; several may be part of the description. */
export type ColumnChoice = CsvColumnRole | 'description' | 'ignored';

/** The choice of each column of the file. */
export function choicesOf({ mapping, headings, lines }: Pick<CsvPreview, 'mapping' | 'headings' | 'lines'>): ColumnChoice[] {
  const width = Math.max(headings.length, ...lines.map((line) => line.length), 0);
  const { columns = {}, descriptionColumns = [] } = mapping;
  return Array.from({ length: width }, (_, column): ColumnChoice => {
    if (descriptionColumns.includes(column)) return 'description';
    return csvColumnRoles.find((role) => columns[role] === column) ?? 'ignored';
  });
}

/** Each role but the description belongs to one column: whoever gets it last has it. */
export function choose(choices: readonly ColumnChoice[], column: number, choice: ColumnChoice): ColumnChoice[] {
  return choices.map((known, index) => {
    if (index === column) return choice;
    return known === choice && choice !== 'description' ? 'ignored' : known;
  });
}

export function columnsFrom(choices: readonly ColumnChoice[]): Pick<CsvMapping, 'columns' | 'descriptionColumns'> {
  const columns: CsvMapping['columns'] = {};
  const descriptionColumns: number[] = [];
  for (const [column, choice] of choices.entries()) {
    if (choice === 'description') descriptionColumns.push(column);
    else if (choice !== 'ignored') columns[choice] = column;
  }
  return { columns, descriptionColumns };
}
