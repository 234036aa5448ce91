// A browser as far as signing in elsewhere needs one: it keeps cookies and follows redirects until it lands on a page of the app,
// or at a server that is not there in a test.
export interface TestBrowser {
  /** Answers where it ended: the address of a page of the app, or what a page said. */
  go(address: string, form?: Record<string, string>): Promise<Landing>;
  /** What a page of the app does by script, with the cookies of this browser. */
  post(address: string, body: object, token: string): Promise<Response>;
}

export interface Landing {
  url: URL;
  body: string;
  /** Out of the hash of /app/receiveJwt. */
  token: string | undefined;
  error: string | null;
}

const MOST_REDIRECTS = 12;

/** @param publicUrl what the server takes its address for @param url where it really is */
export function createTestBrowser({ publicUrl, url }: { publicUrl: string; url: string }): TestBrowser {
  const jars = new Map<string, Map<string, string>>();
  const jarOf = ({ host }: URL) => jars.get(host) ?? jars.set(host, new Map()).get(host)!;

  return {
    post(address, body, token) {
      const cookie = [...jarOf(new URL(address, publicUrl))].map((pair) => pair.join('=')).join('; ');
      return fetch(url + address, { method: 'POST', headers: { cookie, authorization: `Bearer ${token}`, 'content-type': 'application/json' }, body: JSON.stringify(body) });
    },
    async go(address, form) {
      let at = new URL(address, publicUrl);
      let body = form && new URLSearchParams(form);
      for (let count = 0; count < MOST_REDIRECTS; count += 1) {
        const isElsewhere = at.origin !== publicUrl && at.hostname !== 'localhost';
        if (isElsewhere || at.href.startsWith(`${publicUrl}/app/`)) return { url: at, body: '', token: /^#token=(.+)/.exec(at.hash)?.[1], error: at.searchParams.get('error') };
        const jar = jarOf(at);
        // A post from another site takes no cookies along (SameSite=Lax) and names where it comes from.
        const headers: Record<string, string> = body ? { origin: 'https://idp.example', 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' } : { cookie: [...jar].map((pair) => pair.join('=')).join('; ') };
        const response = await fetch(at.href.replace(publicUrl, url), { redirect: 'manual', headers, ...(body ? { method: 'POST', body } : {}) });
        for (const cookie of response.headers.getSetCookie()) {
          const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie)!;
          jar.set(name!, value!);
        }
        const location = response.headers.get('location');
        if (!location) return { url: at, body: await response.text(), token: undefined, error: null };
        body = undefined;
        at = new URL(location, at);
      }
      throw new Error(`The browser is sent round in circles: ${at.href}`);
    },
  };
}
