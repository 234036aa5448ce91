// A real SMTP server on a free port, which keeps what it gets.
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface TestMail {
  url: string;
  /** Each as it travelled: headers and text. */
  messages: { to: string; text: string }[];
  /** Waits for the next mail to an address and answers the token in its link. */
  /** @param page that the link leads to, when other mails may be on their way */
  tokenTo(email: string, page?: string): Promise<string>;
  close(): Promise<void>;
}

export async function startTestMail(): Promise<TestMail> {
  const messages: TestMail['messages'] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        // Quoted-printable breaks lines inside links.
        const text = Buffer.concat(parts).toString('utf8').replace(/=\r\n/g, '').replaceAll('=3D', '=');
        for (const { address } of session.envelope.rcptTo) messages.push({ to: address, text });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    messages,
    async tokenTo(email, page = '') {
      for (let tries = 0; tries < 500; tries += 1) {
        const index = messages.findIndex(({ to, text }) => to === email && text.includes(`/app/${page}`));
        const token = index >= 0 ? /token=([\w-]+)/.exec(messages.splice(index, 1)[0]!.text)?.[1] : undefined;
        if (token) return token;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      throw new Error(`No mail with a link came to ${email}.`);
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
