// Custom formats: the user's own columns, as csv or xlsx. custom-basic and custom-all are built in.
import type { ExportOptions } from '@tieout/sdk/contract';
import { encodeUtf8 } from '../chunks.js';
import { customColumns, splitDescription } from '../columns.js';
import type { Writer, WriterContext } from '../writer.js';
import { mostLines, tableText } from './csv.js';
import { tableSheets, writeWorkbook } from './xlsx.js';

type Options = ExportOptions<'custom'>;

export const customWriter: Writer<Options> = {
  filePer: 'all',
  needsDates: false,
  saysWhetherProved: false,
  write(context) {
    const { accounts, options, createdOn } = context;
    if (options.fileType === 'CSV') return encodeUtf8(fileText(context));
    return writeWorkbook(tableSheets(accounts, columnsOf(context), options.dateFormat), createdOn);
  },
};

async function* fileText(context: WriterContext<Options>): AsyncGenerator<string> {
  if (context.options.bom) yield '\ufeff';
  yield* tableText(context.accounts, columnsOf(context), context.options.dateFormat);
}

function columnsOf({ accounts, options }: WriterContext<Options>): ReturnType<typeof customColumns> {
  const columns = customColumns(options.columns);
  return options.splitMultilineDescription ? splitDescription(columns, mostLines(accounts)) : columns;
}
