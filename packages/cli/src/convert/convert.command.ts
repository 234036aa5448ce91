import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { exportFormats } from '@tieout/sdk';
import { makeFolder } from '@tieout/sdk/local';
import { invoiceExportFormats } from '@tieout/sdk/contract';
import { Option, type Command } from 'commander';
import type { CommandContext } from '../core/commandContext.js';
import { printError } from '../core/describeError.js';
import { type ExitCode, exitCodes } from '../core/exitCodes.js';
import { ConvertRun, type FileState } from './convertAll.js';
import { findInputs } from './findInputs.js';
import { formatOptions } from './formatOptions.js';
import { KeyRing } from './keyRing.js';
import { chooseFormats, planOutputs, TakenPaths } from './planOutputs.js';
import { buildReport } from './report.js';
import { showProgress } from './showProgress.js';

interface ConvertFlags {
  type: string;
  to: string[];
  option: string[];
  out?: string;
  password: string[];
  json?: boolean;
  data?: string;
  onlyReconciled?: boolean;
  withProof?: boolean;
  keep: boolean;
  replace: boolean;
}

const MAX_PARALLEL = 4;
const formatIds: string[] = exportFormats.map((format) => format.id).filter((id) => id !== 'custom');
const collect = (value: string, before: string[]) => [...before, value];

export function addConvertCommand(program: Command, context: CommandContext): void {
  program.command('convert')
    .summary('convert statements to rows')
    .description('Convert statements (PDF, pictures) and bank files (CSV, OFX, QFX, QBO, QIF, camt.053, MT940) to rows, and check that every period ties out. With --type invoice: invoices and receipts to their line items, and check that the lines make up the total.')
    .argument('<files...>', 'files, folders or patterns ("statements/**/*.pdf")')
    .addOption(new Option('--type <type>', 'what the files are: statement, or invoice for invoices and receipts').choices(['statement', 'invoice']).default('statement'))
    .option('-t, --to <format>', `${formatIds.join(', ')}, custom-NAME; of invoices ${invoiceExportFormats.join(', ')}, custom-NAME; several: --to xlsx,json`, collect, [])
    .option('-o, --out <dir>', 'folder for the results (default: beside each file)')
    .option('-p, --password <password>', 'opens protected PDFs; repeat it for several, each is tried', collect, [])
    .option('-O, --option <name=value>', 'option of the format, for instance dateFormat=DD/MM/YYYY; repeat it for several', collect, [])
    .option('--only-reconciled', 'write only files of which every period ties out')
    .option('--with-proof', 'write the proof beside each result: NAME.proof.json, and NAME.proof.pdf with one page for the files')
    .option('--json', 'print a report for machines instead of lines for people')
    .option('--no-replace', 'keep files that are there already: write NAME-2 instead')
    .option('--no-keep', 'do not keep the documents and rows in the data folder')
    .option('--data <dir>', 'data folder (default: TIEOUT_DATA_DIR, else the usual place of the system)')
    .addHelpText('after', '\nExit code: 0 every period ties out, 2 some do not or none was found, 1 a file failed, 130 canceled.')
    .action((files: string[], flags: ConvertFlags) => convert(files, flags, context));
}

async function convert(args: string[], flags: ConvertFlags, context: CommandContext): Promise<void> {
  const { io } = context;
  const formats = chooseFormats(flags.to.length > 0 ? flags.to : ['xlsx'], formatIds);
  const isInvoice = flags.type === 'invoice';
  const unfit = isInvoice ? formats.find(({ name }) => !name.startsWith('custom-') && !invoiceExportFormats.some((id) => id === name)) : undefined;
  if (unfit) throw new Error(`Invoices cannot leave as "${unfit.name}". Choose among ${invoiceExportFormats.join(', ')}, custom-NAME.`);
  const options = formatOptions(flags.option, formats);
  const inputs = await findInputs(args, io.cwd);
  if (!flags.json) for (const { message } of inputs.missing) printError(io, new Error(message));
  if (!flags.json) for (const label of inputs.doubled) io.stderr.write(`tieout: ${label} was named more than once; it is converted once.\n`);
  const run = new ConvertRun(inputs.files);
  if (inputs.files.length > 0) {
    const outDir = flags.out === undefined ? null : resolve(io.cwd, flags.out);
    if (outDir) await makeFolder(outDir);
    await convertFiles(run, planOutputs(inputs.files, formats, outDir), options, flags, context);
  }
  const code = exitCodeOf(run.files, inputs.missing.length, io.signal.aborted);
  if (flags.json) io.stdout.write(`${JSON.stringify(buildReport(run.files, inputs.missing, code), null, 2)}\n`);
  context.setExitCode(code);
}

async function convertFiles(
  run: ConvertRun, outputs: ReturnType<typeof planOutputs>, options: ReturnType<typeof formatOptions>, flags: ConvertFlags, { io, services }: CommandContext,
): Promise<void> {
  const client = await services.openClient({ dir: flags.data, signal: io.signal, onWait: flags.json ? undefined : (message) => void io.stderr.write(`${message}\n`) });
  try {
    const shown = showProgress(io, run, flags.json ?? false);
    await run.convert({
      client, options,
      keyRing: new KeyRing(flags.password, shown.ask),
      taken: new TakenPaths(run.files.map((file) => file.input)),
      isInvoice: flags.type === 'invoice',
      onlyReconciled: flags.onlyReconciled ?? false,
      withProof: flags.withProof ?? false,
      keep: flags.keep,
      replace: flags.replace,
      signal: io.signal,
    }, outputs, Math.min(MAX_PARALLEL, availableParallelism()));
    await shown.finish();
  } finally {
    await client.close();
  }
}

function exitCodeOf(files: readonly FileState[], missingCount: number, isInterrupted: boolean): ExitCode {
  const outcomes = files.map((file) => file.result?.outcome);
  if (isInterrupted) return exitCodes.interrupted;
  if (missingCount > 0 || outcomes.some((outcome) => outcome === 'failed' || outcome === undefined)) return exitCodes.failure;
  return outcomes.every((outcome) => outcome === 'reconciled') ? exitCodes.ok : exitCodes.notReconciled;
}
