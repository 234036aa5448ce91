// Sends mail. Without SMTP_URL it goes to the log, for the operator to hand on.
import type { Config } from '../config.js';
import type { Log } from '../core/log.js';

export interface Message {
  to: string;
  subject: string;
  /** Plain text: nothing in it is loaded, followed or counted. */
  text: string;
}

export interface Mail {
  send(message: Message): Promise<void>;
  close(): Promise<void>;
}

export function openMail({ smtpUrl, mailFrom }: Pick<Config, 'smtpUrl' | 'mailFrom'>, log: Log): Mail {
  if (!smtpUrl) return logMail(log);
  // Loaded with the first mail: most starts send none.
  const opening = async () => (await import('nodemailer')).createTransport({ url: smtpUrl, pool: true, maxConnections: 2, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 });
  let transport: ReturnType<typeof opening> | undefined;
  return {
    async send(message) {
      transport ??= opening();
      await (await transport).sendMail({ from: mailFrom, ...message });
    },
    async close() {
      (await transport)?.close();
    },
  };
}

function logMail(log: Log): Mail {
  return {
    async send({ to, subject, text }) {
      log.warn({ to, subject, text }, 'No SMTP_URL is set: this mail was not sent. Hand it on yourself.');
    },
    close: async () => {},
  };
}
