// Addresses that get no mail: whoever complained, or whose mails came back.
import { QueryTypes } from 'sequelize';
import type { Log } from '../core/log.js';
import type { Context } from '../core/services.js';
import type { Database } from '../database/database.js';
import type { Mail } from '../mail/mail.js';

export async function isSuppressed({ db }: { db: Pick<Database, 'sequelize'> }, email: string): Promise<boolean> {
  const rows = await db.sequelize.query('SELECT 1 FROM "email_suppressions" WHERE "email" = :email', { type: QueryTypes.SELECT, replacements: { email: email.toLowerCase() } });
  return rows.length > 0;
}

export async function suppressedEmails({ db }: Pick<Context, 'db'>): Promise<string[]> {
  const rows = await db.sequelize.query<{ email: string }>('SELECT "email" FROM "email_suppressions" ORDER BY "createdAt" DESC, "email"', { type: QueryTypes.SELECT });
  return rows.map(({ email }) => email);
}

export async function suppressEmail({ db, clock, access }: Context, email: string, suppress: boolean): Promise<void> {
  if (!suppress) return void (await db.sequelize.query('DELETE FROM "email_suppressions" WHERE "email" = :email', { replacements: { email } }));
  await db.sequelize.query('INSERT INTO "email_suppressions" ("email", "userName", "createdAt") VALUES (:email, :userName, :now) ON CONFLICT DO NOTHING', { replacements: { email, userName: access.userName, now: clock() } });
}

/** The one door for mail, which is shut for these addresses. */
export function withoutSuppressed(mail: Mail, db: Pick<Database, 'sequelize'>, log: Log): Mail {
  return {
    async send(message) {
      if (await isSuppressed({ db }, message.to)) return log.info({ subject: message.subject }, 'A mail was not sent: its address is on the suppression list');
      await mail.send(message);
    },
    close: () => mail.close(),
  };
}
