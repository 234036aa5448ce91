// The program: one line per feature.
import { Command, CommanderError } from 'commander';
import { addConvertCommand } from './convert/convert.command.js';
import type { CommandContext } from './core/commandContext.js';
import { printError } from './core/describeError.js';
import { type ExitCode, exitCodes } from './core/exitCodes.js';
import { Interrupted, type Io } from './core/io.js';
import { type Services, services as realServices } from './core/services.js';
import { version } from './core/version.js';
import { addServeCommand } from './serve/serve.command.js';

/** Runs one command line and gives the exit code. */
export async function runCli(argv: readonly string[], io: Io, services: Services = realServices): Promise<ExitCode> {
  let exitCode: ExitCode = exitCodes.ok;
  const context: CommandContext = { io, services, setExitCode: (code) => (exitCode = code) };
  const program = new Command('tieout')
    .description('Bank and card statements into rows that tie out. Everything stays on your machine.')
    .version(version)
    .showHelpAfterError('(tieout --help tells what there is)')
    .configureOutput({ writeOut: (text) => void io.stdout.write(text), writeErr: (text) => void io.stderr.write(text) })
    .exitOverride();
  addConvertCommand(program, context);
  addServeCommand(program, context);
  try {
    await program.parseAsync([...argv], { from: 'user' });
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.ok : exitCodes.failure;
    if (error instanceof Interrupted || io.signal.aborted) return exitCodes.interrupted;
    printError(io, error);
    return exitCodes.failure;
  }
}
