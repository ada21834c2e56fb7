import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, print, specifiedRules, validate, type DocumentNode, type GraphQLSchema } from 'graphql';

const FILE = join(import.meta.dirname, '../../../../persisted-queries.json');

/** The documents that relay-compiler persisted, by id. */
export const readPersisted = (): Record<string, string> =>
  existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, string>) : {};

/**
 * Parses and validates every persisted document once, so that a request costs neither. One that does not fit the schema (of an older app, whose
 * pages are still open somewhere) is left out and reported: who sends it is asked to reload.
 */
export function persistedDocuments(
  schema: GraphQLSchema,
  texts: Record<string, string>,
  report: (id: string, problem: string) => void,
): Map<string, DocumentNode> {
  return new Map(
    Object.entries(texts).flatMap(([id, text]) => {
      try {
        const document = parse(text, { noLocation: true });
        const [error] = validate(schema, document, specifiedRules);
        if (!error) return [[id, document] as const];
        report(id, error.message);
      } catch (error) {
        report(id, (error as Error).message);
      }
      return [];
    }),
  );
}

const normalizedHash = (text: string): string | null => {
  try {
    return createHash('sha256')
      .update(print(parse(text, { noLocation: true, maxTokens: 50 })))
      .digest('hex');
  } catch {
    return null;
  }
};
/** What the published dbAuth client asks, as a document of ours. */
export const CURRENT_USER = 'query __REDWOOD__AUTH_GET_CURRENT_USER { redwood { currentUser } }';
export const CURRENT_USER_ID = 'redwood-current-user';
const CURRENT_USER_HASH = normalizedHash(CURRENT_USER);

/** Whether a text is that document, however it is spaced: the one text that is always served. */
export const isCurrentUserDocument = (text: string): boolean => text.length < 500 && normalizedHash(text) === CURRENT_USER_HASH;
