import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, print, specifiedRules, validate, type DocumentNode, type GraphQLSchema } from 'graphql';

const FILE = join(import.meta.dirname, '../../../../persisted-queries.json');

/** The documents that relay-compiler persisted, by id. */
export const readPersisted = (): Record<string, string> =>
  existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, string>) : {};

/** Parses and validates every persisted document once, so that a request costs neither. Throws when one does not fit the schema. */
export function persistedDocuments(schema: GraphQLSchema, texts: Record<string, string>): Map<string, DocumentNode> {
  return new Map(
    Object.entries(texts).map(([id, text]) => {
      const document = parse(text, { noLocation: true });
      const [error] = validate(schema, document, specifiedRules);
      if (error) throw new Error(`The persisted document ${id} does not fit the schema: ${error.message}`);
      return [id, document] as const;
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
