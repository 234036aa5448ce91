declare module 'oidc-provider' {
  import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

  interface Grant {
    addOIDCScope(scope: string): void;
    save(): Promise<string>;
  }

  interface ProviderContext {
    oidc: {
      client: { clientId: string };
      session: { accountId: string };
      provider: { Grant: new (of: { clientId: string; accountId: string }) => Grant };
    };
  }

  interface Settings {
    clients: Record<string, unknown>[];
    claims: Record<string, string[]>;
    pkce: { required: () => boolean };
    features: Record<string, { enabled: boolean }>;
    cookies: { keys: string[] };
    interactions: { url: (context: ProviderContext, interaction: { uid: string }) => string };
    findAccount: (context: ProviderContext, id: string) => { accountId: string; claims: () => object };
    loadExistingGrant: (context: ProviderContext) => Promise<Grant>;
  }

  export default class Provider {
    constructor(issuer: string, settings: Settings);
    callback(): RequestListener;
    interactionFinished(request: IncomingMessage, response: ServerResponse, result: { login: { accountId: string } }): Promise<void>;
  }
}
