// Logging, loaded only when something is to be written: a silent server does not pay for it.
import type { Config } from '../config.js';

type Fields = Record<string, unknown>;

export interface Log {
  error(fields: Fields, message: string): void;
  warn(fields: Fields, message: string): void;
  info(fields: Fields, message: string): void;
  debug(fields: Fields, message: string): void;
}

const ignore = () => {};

export const silentLog: Log = { error: ignore, warn: ignore, info: ignore, debug: ignore };

export async function openLog(level: Config['logLevel']): Promise<Log> {
  if (level === 'silent') return silentLog;
  const { default: pino } = await import('pino');
  const logger = pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, pino.destination({ dest: 2, sync: true }));
  return {
    error: (fields, message) => logger.error(fields, message),
    warn: (fields, message) => logger.warn(fields, message),
    info: (fields, message) => logger.info(fields, message),
    debug: (fields, message) => logger.debug(fields, message),
  };
}
