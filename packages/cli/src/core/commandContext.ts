import type { ExitCode } from './exitCodes.js';
import type { Io } from './io.js';
import type { Services } from './services.js';

/** What a command is given beside its flags. */
export interface CommandContext {
  io: Io;
  services: Services;
  /** What the process ends with when the command returns. */
  setExitCode(code: ExitCode): void;
}
