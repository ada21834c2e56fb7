import { REDIRECT_AUDIENCES, REDIRECT_MATCHES, type RedirectAudience, type RedirectMatch } from '@atlas/domain/redirects';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { citext, createdAt, databaseId, instant, isOneOf, revision } from '../../db/columns.ts';

const valuesOf = <Value extends string>(choices: readonly { readonly value: Value }[]): Value[] => choices.map(({ value }) => value);

export const MATCHES = valuesOf<RedirectMatch>(REDIRECT_MATCHES);
export const AUDIENCES = valuesOf<RedirectAudience>(REDIRECT_AUDIENCES);

/** Redirects of paths. */
export const redirectRules = pgTable(
  'redirect_rules',
  {
    id: databaseId(),
    fromPath: citext().notNull(),
    match: text().$type<RedirectMatch>().notNull().default('exact'),
    target: text().notNull(),
    audience: text().$type<RedirectAudience>().notNull().default('everyone'),
    startsAt: instant(),
    endsAt: instant(),
    /** Higher values apply first. */
    priority: integer().notNull().default(0),
    hits: integer().notNull().default(0),
    archivedAt: instant(),
    revision: revision(),
    createdAt: createdAt(),
  },
  (t) => [
    check('redirect_rules_from', sql`${t.fromPath} ~ '^/[^?#]*$'`),
    check('redirect_rules_loop', sql`${t.fromPath} <> ${t.target}::citext`),
    check('redirect_rules_match', isOneOf(t.match, MATCHES)),
    check('redirect_rules_audience', isOneOf(t.audience, AUDIENCES)),
    check('redirect_rules_window', sql`${t.endsAt} > ${t.startsAt}`),
    uniqueIndex('redirect_rules_once')
      .on(t.fromPath, t.match, t.audience, t.priority)
      .where(sql`${t.archivedAt} is null`),
    index('redirect_rules_listed').on(t.createdAt, t.id),
  ],
);
