// The SDK's way to a server in this process, loaded when a command needs it and not before.
import type { LocalClient, LocalClientOptions, LocalServer, LocalServerOptions } from '@tieout/sdk/local';

export interface Services {
  openClient(options: LocalClientOptions): Promise<LocalClient>;
  startServer(options: LocalServerOptions): Promise<LocalServer>;
}

export const services: Services = {
  openClient: async (options) => (await import('@tieout/sdk/local')).createLocalClient(options),
  startServer: async (options) => (await import('@tieout/sdk/local')).startLocalServer(options),
};
