import type { ClientErrorKind } from '@atlas/domain/clientErrors';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { growingId, instant } from '../../db/columns.ts';

/** What went wrong on pages, as browsers told it: scrubbed, and with nothing about the person. */
export const clientErrors = pgTable(
  'client_errors',
  {
    id: growingId(),
    at: instant().notNull(),
    kind: text().$type<ClientErrorKind>().notNull(),
    /** Of the application, as its files are named. */
    build: text().notNull(),
    /** The name of the route; null where there was none. */
    route: text(),
    browser: text().notNull(),
    message: text().notNull(),
    stack: text().notNull(),
    requestId: text().notNull(),
  },
  (t) => [
    index('client_errors_listed').on(t.at, t.id),
    index('client_errors_of_route').on(t.route, t.at, t.id),
    index('client_errors_of_kind').on(t.kind, t.at, t.id),
    index('client_errors_of_request').on(t.requestId),
  ],
);
