// Every setting of the server: one schema over the environment, parsed once at boot. docs/reference/configuration.md is made from it.
import { availableParallelism } from 'node:os';
import { z } from 'zod';
import { MAX_DOCUMENT_PAGES, MAX_UPLOAD_BYTES, PlanName } from '@tieout/sdk/contract';
import type { SignInProvider } from '@tieout/sdk/contract';
import { ConfigError } from './core/configError.js';

const MINUTE_MS = 60_000;
const wholeNumber = (minimum: number, maximum: number) => z.coerce.number().int().min(minimum).max(maximum);
const list = z.string().transform((text) => text.split(',').map((part) => part.trim()).filter(Boolean));

export const Environment = z.object({
  DATA_DIR: z.string().min(1).optional().describe('Folder of the embedded database and the stored files; `TIEOUT_DATA_DIR` is its name for the terminal and the SDK.'),
  PORT: wholeNumber(0, 65_535).default(4000).describe('Port of the web server; 0 takes any free one.'),
  HOST: z.string().default('127.0.0.1').describe('Address to listen on. In local mode keep the default: there is no sign-in.'),
  MODE: z.enum(['local', 'server']).default('local').describe('local: one user, no sign-in. server: accounts, sign-in, and the settings below for them.'),
  ROLE: z.enum(['web', 'worker', 'all']).default('all').describe('Which part of the work this process does. web and worker need DATABASE_URL.'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional().describe('PostgreSQL to use instead of the embedded database: postgres://user:password@host:5432/name'),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional().describe('Redis for the job queue and for live updates between processes: redis://host:6379/0'),
  REDIS_PREFIX: z.string().regex(/^[\w-]+$/).default('tieout').describe('Begins the keys and channels in Redis, so that several installations can share one.'),
  STORAGE_URL: z.url({ protocol: /^s3$/ }).optional().describe('S3 storage instead of the data folder: s3://key:secret@host:port/bucket?region=us-east-1&forcePathStyle=1&tls=0'),
  ALLOWED_ORIGINS: list.default([]).describe('Comma-separated origins of other pages that may call this server, e.g. http://localhost:5173'),
  ALLOWED_HOSTS: list.default([]).describe('Comma-separated host names, beside localhost, under which a local server may be reached.'),
  EXTRACTION_WORKERS: wholeNumber(1, 64).default(Math.max(1, Math.min(4, availableParallelism() - 1))).describe('Documents read at the same time, each in its own thread.'),
  EXTRACTION_TIMEOUT_MS: wholeNumber(1000, 24 * 60 * MINUTE_MS).default(20 * MINUTE_MS).describe('Longest time to read one document.'),
  EXTRACTION_MEMORY_MB: wholeNumber(64, 65_536).default(1024).describe('Most memory to read one document.'),
  MAX_DOCUMENT_PAGES: wholeNumber(1, 100_000).default(MAX_DOCUMENT_PAGES).describe('Documents with more pages are refused at upload.'),
  MAX_UPLOAD_BYTES: wholeNumber(1024, 10 * 1024 ** 3).default(MAX_UPLOAD_BYTES).describe('Larger files are refused at upload.'),
  OCR_LANGUAGES: list.default(['eng']).describe('Comma-separated Tesseract languages for scans.'),
  BANK_DIRECTORY: z.string().min(1).optional().describe("File of Intuit's institutions (CSV with the columns bid, name and web_connect) for the bank picker, instead of the short list that is built in."),
  TRIAL_DOWNLOAD_ROWS: wholeNumber(1, 1_000_000).optional().describe('Downloads hold at most so many rows, as on a trial (10). Not set: no limit.'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional().describe('Server mode: where people open this server, for the links in mails: https://tieout.example.com. Never taken from a request.'),
  SECRET_KEY: z.string().min(32, 'Use at least 32 characters').optional().describe('Server mode: signs the tokens and encrypts the keys of two-factor authentication. Not set: one is made at the first start and kept in the database.'),
  SIGN_UP: z.enum(['open', 'invited']).default('open').describe('Server mode: who may make an account. Invited: only people whom an administrator invites.'),
  SIGN_UP_PLAN: PlanName.default('Trial').describe('Server mode: the plan of new accounts. Unlimited: pages are not counted.'),
  OPERATOR_EMAILS: list.default([]).describe('Server mode: comma-separated addresses of those who run this server. Once confirmed, they get all permissions of administration and support.'),
  GOOGLE_CLIENT_ID: z.string().optional().describe('Server mode: lets people sign in with Google, together with GOOGLE_CLIENT_SECRET. Its redirect URI is PUBLIC_URL/api/v1/auth/google/callback.'),
  GOOGLE_CLIENT_SECRET: z.string().optional().describe('Secret of GOOGLE_CLIENT_ID.'),
  GOOGLE_ISSUER: z.url().default('https://accounts.google.com').describe('Another OpenID provider in the place of Google, for tests.'),
  FACEBOOK_CLIENT_ID: z.string().optional().describe('Server mode: lets people sign in with Facebook. The redirect URI is PUBLIC_URL/api/v1/auth/facebook/callback.'),
  FACEBOOK_CLIENT_SECRET: z.string().optional().describe('Secret of FACEBOOK_CLIENT_ID.'),
  FACEBOOK_ISSUER: z.url().default('https://www.facebook.com').describe('Another OpenID provider in the place of Facebook, for tests.'),
  MICROSOFT_CLIENT_ID: z.string().optional().describe('Server mode: lets people sign in with Microsoft. The redirect URI is that of Facebook.'),
  MICROSOFT_CLIENT_SECRET: z.string().optional().describe('Secret of MICROSOFT_CLIENT_ID.'),
  MICROSOFT_ISSUER: z.url().default('https://login.microsoftonline.com/common/v2.0').describe('One tenant of Microsoft instead of all, or another OpenID provider for tests.'),
  AI_URL: z.url().optional().describe('Server with the chat completions of OpenAI that Fix with AI may ask too, for instance a local model: http://127.0.0.1:11434/v1. Not set: no model is asked.'),
  AI_MODEL: z.string().default('default').describe('Name of the model on AI_URL.'),
  AI_KEY: z.string().optional().describe('Key of AI_URL, where it wants one.'),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional().describe('Sends mail: smtp://user:password@host:587 or smtps://… Not set: mails are written to the log, for the operator to hand on.'),
  MAIL_FROM: z.string().min(3).default('Tieout <tieout@localhost>').describe('Sender of mails.'),
  WEBHOOKS: z.enum(['on', 'off']).optional().describe('Whether this server calls the addresses that people register as webhooks. Not set: on in server mode, off in local mode, where nothing leaves the machine.'),
  WEBHOOK_HOSTS: list.default([]).describe('Comma-separated hosts, with or without a port, that webhooks and single sign-on of firms may call though they are internal, such as localhost:8080 for development or a provider in the house. Every other internal address is refused.'),
  WEBHOOK_RETRY_SECONDS: list.pipe(z.array(z.string().transform(Number).pipe(z.int().min(1).max(7 * 86_400))).max(20)).default([10, 60, 300, 1800, 7200, 28_800]).describe('Comma-separated seconds to wait before each further attempt to deliver.'),
  WEBHOOK_TIMEOUT_MS: wholeNumber(100, 20_000).default(10_000).describe('Longest time for one attempt, the look-up of the name included.'),
  TRUST_PROXY: z.stringbool().default(false).describe('Behind one reverse proxy: takes the address of a caller from X-Forwarded-For.'),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info').describe('Least severe messages that are logged.'),
});

export interface Config {
  /** Empty when neither the environment nor the caller names one: the program that starts the server knows the usual place. */
  dataDir: string;
  port: number;
  host: string;
  mode: 'local' | 'server';
  role: 'web' | 'worker' | 'all';
  databaseUrl?: string | undefined;
  redisUrl?: string | undefined;
  redisPrefix: string;
  storageUrl?: string | undefined;
  allowedOrigins: string[];
  allowedHosts: string[];
  extractionWorkers: number;
  extractionTimeoutMs: number;
  extractionMemoryMb: number;
  maxDocumentPages: number;
  maxUploadBytes: number;
  ocrLanguages: string[];
  bankDirectory?: string | undefined;
  trialDownloadRows?: number | undefined;
  publicUrl?: string | undefined;
  secretKey?: string | undefined;
  signUp: 'open' | 'invited';
  signUpPlan: PlanName;
  operatorEmails: string[];
  /** Those that are configured. */
  signInProviders: Partial<Record<SignInProvider, { issuer: string; clientId: string; clientSecret: string }>>;
  aiUrl?: string | undefined;
  aiModel: string;
  aiKey?: string | undefined;
  smtpUrl?: string | undefined;
  mailFrom: string;
  /** Whether webhooks are called at all. */
  webhooks: boolean;
  /** In lower case. */
  webhookHosts: string[];
  webhookRetryMs: number[];
  webhookTimeoutMs: number;
  trustProxy: boolean;
  logLevel: 'silent' | 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace';
}

export function loadConfig(environment: Record<string, string | undefined>, overrides: Partial<Config> = {}): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(`These settings cannot be used:\n${lines.join('\n')}`);
  }
  const config: Config = { ...fromEnvironment(parsed.data, overrides.mode), ...definedOnly(overrides) };
  if (config.role !== 'all' && !config.databaseUrl) {
    throw new ConfigError(`ROLE=${config.role} needs DATABASE_URL: the embedded database belongs to one process.`);
  }
  return config;
}

function fromEnvironment(env: z.output<typeof Environment>, mode = env.MODE): Config {
  return {
    dataDir: env.DATA_DIR ?? '',
    port: env.PORT,
    host: env.HOST,
    mode: env.MODE,
    role: env.ROLE,
    databaseUrl: env.DATABASE_URL,
    redisUrl: env.REDIS_URL,
    redisPrefix: env.REDIS_PREFIX,
    storageUrl: env.STORAGE_URL,
    allowedOrigins: env.ALLOWED_ORIGINS,
    allowedHosts: env.ALLOWED_HOSTS,
    extractionWorkers: env.EXTRACTION_WORKERS,
    extractionTimeoutMs: env.EXTRACTION_TIMEOUT_MS,
    extractionMemoryMb: env.EXTRACTION_MEMORY_MB,
    maxDocumentPages: env.MAX_DOCUMENT_PAGES,
    maxUploadBytes: env.MAX_UPLOAD_BYTES,
    ocrLanguages: env.OCR_LANGUAGES,
    bankDirectory: env.BANK_DIRECTORY,
    trialDownloadRows: env.TRIAL_DOWNLOAD_ROWS,
    publicUrl: env.PUBLIC_URL?.replace(/\/+$/, ''),
    secretKey: env.SECRET_KEY,
    signUp: env.SIGN_UP,
    signUpPlan: env.SIGN_UP_PLAN,
    operatorEmails: env.OPERATOR_EMAILS.map((email) => email.toLowerCase()),
    signInProviders: providersOf(env),
    aiUrl: env.AI_URL,
    aiModel: env.AI_MODEL,
    aiKey: env.AI_KEY,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    webhooks: env.WEBHOOKS === undefined ? mode === 'server' : env.WEBHOOKS === 'on',
    webhookHosts: env.WEBHOOK_HOSTS.map((host) => host.toLowerCase()),
    webhookRetryMs: env.WEBHOOK_RETRY_SECONDS.map((seconds) => seconds * 1000),
    webhookTimeoutMs: env.WEBHOOK_TIMEOUT_MS,
    trustProxy: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL,
  };
}

/** Each needs its id and its secret. */
function providersOf(env: z.output<typeof Environment>): Config['signInProviders'] {
  const provider = (name: 'GOOGLE' | 'FACEBOOK' | 'MICROSOFT') => {
    const [clientId, clientSecret, issuer] = [env[`${name}_CLIENT_ID`], env[`${name}_CLIENT_SECRET`], env[`${name}_ISSUER`]];
    if (Boolean(clientId) !== Boolean(clientSecret)) throw new ConfigError(`${name}_CLIENT_ID and ${name}_CLIENT_SECRET go together: one of them is missing.`);
    return clientId && clientSecret ? { issuer, clientId, clientSecret } : undefined;
  };
  return definedOnly({ google: provider('GOOGLE'), facebook: provider('FACEBOOK'), microsoft: provider('MICROSOFT') }) as Config['signInProviders'];
}

function definedOnly<T extends object>(values: T): Partial<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>;
}
