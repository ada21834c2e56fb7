import type { ClientErrorKind } from '@atlas/domain/clientErrors';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { growingId, instant } from '../../db/columns.ts';

/** Errors on pages as reported by browsers, scrubbed and without personal data. */
export const clientErrors = pgTable(
  'client_errors',
  {
    id: growingId(),
    at: instant().notNull(),
    kind: text().$type<ClientErrorKind>().notNull(),
    /** The build of the application, as in its file names. */
    build: text().notNull(),
    /** The name of the route; null when no route matched. */
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
