// What this entry needs of @tieout/server, which is an optional peer: loaded when used, and described here by its shape.

export interface ServerStart {
  dataDir: string;
  listen: 'private' | { port: number; host: string; portFallback: boolean };
  environment: Record<string, string | undefined>;
  config: { logLevel?: 'silent' | 'warn' };
  /** How long to wait for a folder that another process has open. */
  lockWaitMs: number;
}

export interface StartedServer {
  /** Null on a private socket. */
  url: string | null;
  socketPath: string | null;
  close(): Promise<void>;
}

export interface ServerPackage {
  startServer(options: ServerStart): Promise<StartedServer>;
}

/** Another process has the data folder open; `owner.url` when it serves it. */
export interface DataFolderBusy extends Error {
  owner: { pid: number; url: string | null };
}

export function isDataFolderBusy(error: unknown): error is DataFolderBusy {
  return error instanceof Error && error.name === 'DataFolderBusyError';
}

// Not written as a literal, so that bundlers and the types of this package do not need the server.
const packageName: string = '@tieout/server';

export async function loadServerPackage(name = packageName): Promise<ServerPackage> {
  try {
    return (await import(name)) as ServerPackage;
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND' && error.message.includes(name);
    if (!isMissing) throw error;
    throw new Error(`A local client runs the server in this process, and the package ${name} is not installed. Install it (npm install ${name}), or use createClient({ url }) with a server that runs elsewhere.`, { cause: error });
  }
}
