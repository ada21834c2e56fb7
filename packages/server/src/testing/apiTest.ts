import { eq } from 'drizzle-orm';
import { execute, parse, type GraphQLError } from 'graphql';
import { inList } from '../db/inList.ts';
import { UserError } from '../errors.ts';
import { schema } from '../graphql/schema.ts';
import { contextOf, type Answer } from './testServer.ts';
import { portfolio, successManagers } from '../modules/successManagers/tables.ts';
import { users } from '../modules/users/tables.ts';
import { testApp, TEST_NOW, type TestApp } from './testApp.ts';

export interface ApiResponse {
  data: Answer['json'];
  /** The codes of the errors. */
  codes: unknown[];
  /** The messages of the errors, and of the fields of a form. */
  errors: { message: string; fieldErrors: unknown }[];
}

/**
 * The demo world for tests of sales. It calls the API as a demo account (null: a visitor), without
 * HTTP.
 */
export interface SalesTest {
  app: TestApp;
  request(key: string | null, query: string, variables?: Record<string, unknown>): Promise<ApiResponse>;
  /** The databaseId of a demo account. */
  idOf(key: string): Promise<number>;
  /** Makes these demo accounts the whole portfolio of success-manager@. */
  lookAfter(...keys: string[]): Promise<void>;
  close(): Promise<void>;
}

/** The code of an error on the wire; the whole error when it has none. */
const codeOf = ({ extensions, originalError, message }: GraphQLError): unknown =>
  extensions['code'] ?? (originalError instanceof UserError ? originalError.code : message);

/** The opaque id of a record. */
export const globalId = (type: string, id: number): string => Buffer.from(`${type}:${id}`).toString('base64');

export async function apiTest(): Promise<SalesTest> {
  const app = await testApp();
  const { db } = app.database;
  const emailOf = (key: string) => `${key}@atlas.example`;
  const idOf = async (key: string) => {
    const [row] = await db
      .select({ id: users.id })
      .from(users)
      .where(eq(users.email, emailOf(key)));
    return row?.id ?? 0;
  };
  return {
    app,
    idOf,
    request: async (key, query, variables = {}) => {
      const { data, errors = [] } = await execute({
        schema,
        document: parse(query),
        variableValues: variables,
        contextValue: await contextOf(app, key),
      });
      return {
        data: JSON.parse(JSON.stringify(data ?? null)),
        codes: errors.map(codeOf),
        errors: errors.map(({ message, originalError }) => ({
          message,
          fieldErrors: originalError instanceof UserError ? (originalError.fieldErrors ?? null) : null,
        })),
      };
    },
    lookAfter: async (...keys) => {
      const userId = await idOf('success-manager');
      await db.insert(successManagers).values({ createdAt: TEST_NOW, userId }).onConflictDoNothing();
      const [manager] = await db.select().from(successManagers).where(eq(successManagers.userId, userId));
      await db.delete(portfolio);
      const people = await db
        .select({ id: users.id })
        .from(users)
        .where(inList(users.email, keys.map(emailOf)));
      await db.insert(portfolio).values(people.map(({ id }) => ({ userId: id, managerId: manager?.id ?? 0, since: TEST_NOW })));
    },
    close: () => app.close(),
  };
}
