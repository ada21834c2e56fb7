import { join, resolve } from 'node:path';
import { z } from 'zod';
import { OperatorError } from './errors.ts';
import { isLoopback } from './isLoopback.ts';
import { isTlsChoiceKnown } from './mail/smtpTls.ts';
import { PAYMONGO_URL } from './providers/paymongo.ts';
import { XENDIT_URL } from './providers/xendit.ts';
import { storagePlace, type StoragePlace } from './storage/storagePlace.ts';

const root = resolve(import.meta.dirname, '../../..');
const flag = z.enum(['0', '1', 'true', 'false']).transform((value) => value === '1' || value === 'true');
/**
 * An optional variable. An empty value counts as not set, because shells and compose files set
 * variables that way.
 */
const optional = <T extends z.ZodType>(schema: T) => z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

/** The entries of a list, separated by commas or blanks. */
const listed = (value: unknown): string[] =>
  String(value)
    .split(/[\s,]+/)
    .filter(Boolean);

/** Matches an address, or a name and an address in angle brackets. */
const MAILBOX = /^(?:[^<>"@\r\n]+<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/;

/** The password that the README and every copy of the project contain. */
const PUBLISHED_DEMO_PASSWORD = 'Atlas-demo-2026!';

const environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65535).default(4000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: optional(z.url({ protocol: /^https?$/ })),
  DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/ })),
  READ_DATABASE_URL: optional(z.preprocess((value) => listed(value), z.array(z.url({ protocol: /^postgres(ql)?$/ })))),
  DATABASE_POOL: z.coerce.number().int().min(1).max(500).default(10),
  SLOW_STATEMENT_MS: z.coerce.number().int().min(1).max(600_000).default(500),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
  DATA_DIR: z.string().min(1).default('.data'),
  STORAGE_URL: optional(
    z.string().transform((value, { addIssue }) => {
      try {
        return storagePlace(value);
      } catch (error) {
        addIssue((error as Error).message);
        return z.NEVER;
      }
    }),
  ),
  DEMO: optional(flag),
  DEMO_PASSWORD: z.string().min(8).max(128).default(PUBLISHED_DEMO_PASSWORD),
  ATLAS_NOW: optional(z.iso.datetime({ offset: true })),
  SESSION_SECRET: optional(z.string().min(32, 'needs 32 characters at least')),
  SESSION_SECRET_OLD: optional(
    z.preprocess(
      (value) => listed(value),
      z.array(z.string()).refine((secrets) => secrets.every(({ length }) => length >= 32), 'needs 32 characters at least in each secret'),
    ),
  ),
  SERVICE_TOKEN: optional(z.string().min(32, 'needs 32 characters at least')),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/ }).refine(isTlsChoiceKnown, 'knows tls=off and tls=required')),
  MAIL_FROM: optional(z.string().regex(MAILBOX, 'is a name and an address: Atlas <hello@example.com>')),
  MAIL_BOUNCES: optional(z.email()),
  BACKUP_RECIPIENT: optional(
    z.string().regex(/^age1[02-9ac-hj-np-z]{58}$/, 'is an X25519 recipient of age: age1 and 58 letters and digits'),
  ),
  BACKUP_KEY: optional(
    z.string().regex(/^AGE-SECRET-KEY-1[02-9AC-HJ-NP-Z]{58}$/, 'is a key of age: AGE-SECRET-KEY-1 and 58 capital letters and digits'),
  ),
  LOCATIONS_URL: optional(z.url({ protocol: /^https?$/ })),
  LOCATIONS_KEY: optional(z.string()),
  PAYMONGO_SECRET_KEY: optional(z.string().regex(/^sk_(?:test|live)_/, 'begins with sk_test_ or sk_live_')),
  PAYMONGO_WEBHOOK_SECRET: optional(z.string().min(8, 'needs 8 characters at least')),
  PAYMONGO_URL: z.url({ protocol: /^https?$/ }).default(PAYMONGO_URL),
  XENDIT_SECRET_KEY: optional(z.string().min(8, 'needs 8 characters at least')),
  XENDIT_CALLBACK_TOKEN: optional(z.string().min(8, 'needs 8 characters at least')),
  XENDIT_URL: z.url({ protocol: /^https?$/ }).default(XENDIT_URL),
  GRAPHQL_TRUSTED_ONLY: optional(flag),
  WORKERS: flag.default(true),
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export interface Settings {
  production: boolean;
  port: number;
  host: string;
  /** Origin of the site as seen by visitors, without a trailing slash. */
  publicUrl: string;
  /** True when PUBLIC_URL was given: then only its host is served. */
  publicUrlFixed: boolean;
  databaseUrl?: string;
  /** Replicas for reads; they need a DATABASE_URL. */
  replicaUrls: readonly string[];
  /** The most connections to PostgreSQL that this process opens, to each server. */
  databasePool: number;
  /** A slower statement is logged as a warning; in milliseconds. */
  slowStatementMs: number;
  /**
   * The number of our own proxies before the server, and so of trusted entries in X-Forwarded-For.
   */
  trustedProxies: number;
  /**
   * Absolute folder of the embedded database, and of files unless STORAGE_URL names another place.
   */
  dataDir: string;
  storage: StoragePlace;
  demo: boolean;
  demoPassword: string;
  /** Freezes the business clock. */
  frozenNow?: Date;
  /**
   * The service of countries, states and cities, and our key to it. Without both, the bundled data
   * set is used.
   */
  locations?: { url: string; key: string };
  /**
   * The key that signs bearers and device cookies; generated and stored in the data folder when it
   * is not set.
   */
  sessionSecret?: string;
  /** Former values of SESSION_SECRET, which still read what they signed. */
  formerSessionSecrets: readonly string[];
  /** The token for the endpoints of services; without it these reject every request. */
  serviceToken?: string;
  /** The server that accepts our mail; without it nothing is sent. */
  smtp?: {
    url: string;
    /** A name and an address, as shown to recipients. */
    from: string;
    /** The address that undeliverable mail is returned to. */
    bouncesTo: string;
  };
  /**
   * The recipient that backups are encrypted to, in age's format; the server needs nothing else.
   */
  backupRecipient?: string;
  /**
   * The key that decrypts a backup. It belongs on the machine that restores one, not on the one
   * that makes it.
   */
  backupKey?: string;
  /** Our keys at PayMongo, and its address; without them it is not offered. */
  paymongo?: { secretKey: string; webhookSecret: string; url: string };
  /** Our keys at Xendit, and its address; without them it is not offered. */
  xendit?: { secretKey: string; callbackToken: string; url: string };
  trustedOnly: boolean;
  /** Whether a server runs jobs as well as serving requests. */
  workers: boolean;
  rateLimits: boolean;
  logLevel: string;
}

export class SettingsError extends OperatorError {
  override name = 'SettingsError';
}

/** The address in a mailbox of a name and an address. */
export const addressIn = (mailbox: string): string => /<([^<>]+)>$/.exec(mailbox)?.[1] ?? mailbox;

/**
 * Reads and checks the settings. A relative DATA_DIR is resolved against the project's folder.
 *
 * @throws SettingsError whose message names the variable
 */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const parsed = environment.safeParse(env);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new SettingsError(`Atlas cannot start with these settings:\n  ${lines.join('\n  ')}`);
  }
  const s = parsed.data;
  const dataDir = resolve(root, s.DATA_DIR);
  const production = s.NODE_ENV === 'production';
  if (production && s.ATLAS_NOW !== undefined) {
    throw new SettingsError('ATLAS_NOW: the clock cannot be frozen in production. Remove it or set NODE_ENV to development.');
  }
  if (production && s.RATE_LIMITS === 'off') {
    throw new SettingsError('RATE_LIMITS: limits cannot be switched off in production. Remove it or set NODE_ENV to development.');
  }
  if (production && s.SESSION_SECRET === undefined) {
    throw new SettingsError(
      'SESSION_SECRET: production needs a secret of at least 32 characters, the same for every process. Make one: openssl rand -base64 32',
    );
  }
  if (production && s.DEMO === true && s.DEMO_PASSWORD === PUBLISHED_DEMO_PASSWORD) {
    throw new SettingsError(
      'DEMO_PASSWORD: a demo in production needs its own password, because the default is published. Set one, or remove DEMO.',
    );
  }
  const publicUrl = new URL(s.PUBLIC_URL ?? `http://${s.HOST.includes(':') ? `[${s.HOST}]` : s.HOST}:${s.PORT}`);
  if (production && publicUrl.protocol === 'http:' && !isLoopback(publicUrl.hostname)) {
    throw new SettingsError(
      'PUBLIC_URL: production needs the https address of the site: over http, passwords and cookies travel in the clear.',
    );
  }
  if (s.SESSION_SECRET !== undefined && s.SESSION_SECRET_OLD?.includes(s.SESSION_SECRET)) {
    throw new SettingsError('SESSION_SECRET_OLD: this is the current SESSION_SECRET. Set it to the previous one.');
  }
  if (s.READ_DATABASE_URL !== undefined && s.DATABASE_URL === undefined) {
    throw new SettingsError('READ_DATABASE_URL: a replica needs the DATABASE_URL of its primary.');
  }
  if (s.SMTP_URL !== undefined && s.MAIL_FROM === undefined) {
    throw new SettingsError('MAIL_FROM: mail over SMTP_URL needs a sender, such as Atlas <hello@example.com>.');
  }
  if ((s.PAYMONGO_SECRET_KEY === undefined) !== (s.PAYMONGO_WEBHOOK_SECRET === undefined)) {
    throw new SettingsError('PAYMONGO_SECRET_KEY and PAYMONGO_WEBHOOK_SECRET: set both, or neither.');
  }
  if ((s.XENDIT_SECRET_KEY === undefined) !== (s.XENDIT_CALLBACK_TOKEN === undefined)) {
    throw new SettingsError('XENDIT_SECRET_KEY and XENDIT_CALLBACK_TOKEN: set both, or neither.');
  }
  if (production && s.PAYMONGO_SECRET_KEY?.startsWith('sk_test_') === true) {
    throw new SettingsError('PAYMONGO_SECRET_KEY: production needs the live key; the test key collects no money.');
  }
  return {
    production,
    port: s.PORT,
    host: s.HOST,
    publicUrl: publicUrl.origin,
    publicUrlFixed: s.PUBLIC_URL !== undefined,
    ...(s.DATABASE_URL !== undefined && { databaseUrl: s.DATABASE_URL }),
    replicaUrls: s.READ_DATABASE_URL ?? [],
    databasePool: s.DATABASE_POOL,
    slowStatementMs: s.SLOW_STATEMENT_MS,
    trustedProxies: s.TRUSTED_PROXIES,
    dataDir,
    storage: s.STORAGE_URL ?? { kind: 'folder', folder: join(dataDir, 'files') },
    demo: s.DEMO ?? (!production && isLoopback(s.HOST)),
    demoPassword: s.DEMO_PASSWORD,
    ...(s.ATLAS_NOW !== undefined && { frozenNow: new Date(s.ATLAS_NOW) }),
    ...(s.LOCATIONS_URL !== undefined &&
      s.LOCATIONS_KEY !== undefined && { locations: { url: s.LOCATIONS_URL.replace(/\/+$/, ''), key: s.LOCATIONS_KEY } }),
    ...(s.SESSION_SECRET !== undefined && { sessionSecret: s.SESSION_SECRET }),
    formerSessionSecrets: s.SESSION_SECRET_OLD ?? [],
    ...(s.SERVICE_TOKEN !== undefined && { serviceToken: s.SERVICE_TOKEN }),
    ...(s.SMTP_URL !== undefined &&
      s.MAIL_FROM !== undefined && {
        smtp: { url: s.SMTP_URL, from: s.MAIL_FROM, bouncesTo: s.MAIL_BOUNCES ?? addressIn(s.MAIL_FROM) },
      }),
    ...(s.BACKUP_RECIPIENT !== undefined && { backupRecipient: s.BACKUP_RECIPIENT }),
    ...(s.BACKUP_KEY !== undefined && { backupKey: s.BACKUP_KEY }),
    ...(s.PAYMONGO_SECRET_KEY !== undefined &&
      s.PAYMONGO_WEBHOOK_SECRET !== undefined && {
        paymongo: { secretKey: s.PAYMONGO_SECRET_KEY, webhookSecret: s.PAYMONGO_WEBHOOK_SECRET, url: s.PAYMONGO_URL },
      }),
    ...(s.XENDIT_SECRET_KEY !== undefined &&
      s.XENDIT_CALLBACK_TOKEN !== undefined && {
        xendit: { secretKey: s.XENDIT_SECRET_KEY, callbackToken: s.XENDIT_CALLBACK_TOKEN, url: s.XENDIT_URL },
      }),
    trustedOnly: s.GRAPHQL_TRUSTED_ONLY ?? production,
    workers: s.WORKERS,
    rateLimits: s.RATE_LIMITS === 'on',
    logLevel: s.LOG_LEVEL,
  };
}
