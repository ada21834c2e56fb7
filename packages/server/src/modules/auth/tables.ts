import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, primaryKey, text, varchar } from 'drizzle-orm/pg-core';
import { bytes, citext, createdAt, databaseId, growingId, idOf, instant } from '../../db/columns.ts';
import { declareColumns } from '../../db/personalData.ts';
import { accessLevels } from '../access/tables.ts';
import { users } from '../users/tables.ts';

/**
 * A signed-in browser. Only the SHA-256 of its token is stored. Revoking the row ends the session
 * everywhere.
 */
export const sessions = pgTable(
  'sessions',
  {
    id: growingId(),
    tokenHash: bytes().notNull().unique(),
    /** The token before the last renewal, still good for a few seconds after `renewedAt`. */
    formerTokenHash: bytes(),
    renewedAt: instant(),
    /**
     * When the person last typed their password in this session; null in sessions older than this
     * column.
     */
    authenticatedAt: instant(),
    userId: integer()
      .notNull()
      .references(() => users.id),
    accessLevelId: integer()
      .notNull()
      .references(() => accessLevels.id),
    createdAt: createdAt(),
    lastSeenAt: instant().notNull(),
    expiresAt: instant().notNull(),
    revokedAt: instant(),
    ip: text(),
    userAgent: text(),
    /** Set during a staff view: the member of staff, and when the view ends. */
    impersonatorId: idOf(() => users.id),
    impersonatesUntil: instant(),
    /** The access level that the member of staff returns to. */
    ownAccessLevelId: idOf(() => accessLevels.id),
  },
  (t) => [
    check(
      'sessions_impersonation',
      sql`(${t.impersonatorId} is null) = (${t.impersonatesUntil} is null) and ${t.impersonatorId} <> ${t.userId}`,
    ),
    check('sessions_renewed', sql`(${t.formerTokenHash} is null) = (${t.renewedAt} is null)`),
    index('sessions_former_token')
      .on(t.formerTokenHash)
      .where(sql`${t.formerTokenHash} is not null`),
    index('sessions_of_user')
      .on(t.userId)
      .where(sql`${t.revokedAt} is null`),
    index('sessions_impersonating')
      .on(t.impersonatorId)
      .concurrently()
      .where(sql`${t.impersonatorId} is not null and ${t.revokedAt} is null`),
    index('sessions_expired').on(t.expiresAt).concurrently(),
    index('sessions_revoked')
      .on(t.revokedAt)
      .concurrently()
      .where(sql`${t.revokedAt} is not null`),
  ],
);

/** Every attempt to sign in or up, successful or not. */
export const signInLog = pgTable(
  'sign_in_log',
  {
    id: growingId(),
    at: createdAt(),
    userId: integer().references(() => users.id),
    email: text().notNull(),
    isSuccess: boolean().notNull(),
    message: text().notNull(),
    /** Whether a browser reported the attempt. The server recorded the others. */
    isReported: boolean().notNull().default(false),
    ip: text(),
    userAgent: text(),
    requestId: text(),
  },
  (t) => [
    index('sign_in_log_at').on(t.at, t.id),
    index('sign_in_log_of_user').on(t.userId, t.at),
    index('sign_in_log_of_email').on(t.email, t.at).concurrently(),
    index('sign_in_log_of_request').on(t.requestId).concurrently(),
  ],
);

/**
 * A password reset, valid once and for a short while. Its code and its token are derived from the
 * nonce with the secret of the installation, so neither is in the database or in a backup. The
 * token is found by its hash.
 */
export const passwordResets = pgTable(
  'password_resets',
  {
    id: databaseId(),
    userId: idOf(() => users.id),
    email: citext().notNull(),
    /** Whether its code is mailed as a code; that of a link is only part of the link. */
    isCode: boolean().notNull().default(false),
    tokenHash: bytes().notNull().unique(),
    nonce: bytes().notNull(),
    attempts: integer().notNull().default(0),
    verifiedAt: instant(),
    usedAt: instant(),
    expiresAt: instant().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    check('password_resets_attempts', sql`${t.attempts} between 0 and 10`),
    index('password_resets_of_user').on(t.userId, t.createdAt),
    index('password_resets_codes_of_email')
      .on(t.email, t.createdAt, t.id)
      .where(sql`${t.isCode}`),
    index('password_resets_expired').on(t.expiresAt).concurrently(),
  ],
);

/**
 * An address to be confirmed: that of a new account, or a requested new address. The token of the
 * link is derived from the nonce, like that of a password reset.
 */
export const emailConfirmations = pgTable(
  'email_confirmations',
  {
    id: databaseId(),
    userId: idOf(() => users.id).notNull(),
    email: citext().notNull(),
    nonce: bytes().notNull(),
    /** The password of an account that waits for its link; null for any other. */
    passwordHash: text(),
    /** The member of staff who requested the change; null for the person themselves. */
    requestedById: idOf(() => users.id),
    /** Why staff requested it, in their words. */
    reason: text(),
    confirmedAt: instant(),
    expiresAt: instant().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('email_confirmations_of_user').on(t.userId, t.createdAt), index('email_confirmations_expired').on(t.expiresAt)],
);

/** The TOTP secret of a person's second step of signing in. */
export const secondFactors = pgTable('second_factors', {
  userId: idOf(() => users.id).primaryKey(),
  /** Encrypted with the secret of the installation. */
  encryptedSecret: bytes().notNull(),
  /** When its first code was entered. Before that, signing in needs no code. */
  confirmedAt: instant(),
  /** The time step of the last accepted code. No code is accepted twice. */
  lastStep: integer(),
  createdAt: createdAt(),
});

/** Codes for people who lost their phone, each valid once. Only their hashes are stored. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: idOf(() => users.id).notNull(),
    codeHash: bytes().notNull(),
    usedAt: instant(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.codeHash] })],
);

/** Each staff view, and its reason. */
export const impersonations = pgTable(
  'impersonations',
  {
    id: databaseId(),
    impersonatorId: idOf(() => users.id).notNull(),
    userId: idOf(() => users.id).notNull(),
    reason: text().notNull(),
    startedAt: instant().notNull(),
    endedAt: instant(),
  },
  (t) => [
    check('impersonations_two', sql`${t.impersonatorId} <> ${t.userId}`),
    check('impersonations_reason', sql`length(${t.reason}) between 3 and 500`),
    index('impersonations_of_user').on(t.userId, t.startedAt),
    index('impersonations_listed').on(t.startedAt, t.id),
  ],
);

/** The columns that rate-limiter-flexible reads and writes. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: varchar({ length: 255 }).primaryKey(),
    points: integer().notNull().default(0),
    expire: bigint({ mode: 'number' }),
  },
  (t) => [index('rate_limits_expired').on(t.expire).concurrently()],
);

declareColumns(sessions, { personal: ['ip', 'userAgent'], secret: ['tokenHash', 'formerTokenHash'] });
declareColumns(signInLog, { personal: ['email', 'ip', 'userAgent'], open: ['message', 'requestId'] });
declareColumns(passwordResets, { personal: ['email'], secret: ['tokenHash', 'nonce'] });
declareColumns(emailConfirmations, { personal: ['email', 'reason'], secret: ['nonce', 'passwordHash'] });
declareColumns(secondFactors, { secret: ['encryptedSecret'] });
declareColumns(recoveryCodes, { secret: ['codeHash'] });
declareColumns(impersonations, { personal: ['reason'] });
