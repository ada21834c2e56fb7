import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  getOperationAST,
  GraphQLError,
  parse,
  print,
  specifiedRules,
  validate,
  type DocumentNode,
  type GraphQLSchema,
  type OperationTypeNode,
} from 'graphql';
import { countRootFields } from './countRootFields.ts';

const FILE = join(import.meta.dirname, '../../../../persisted-queries.json');

/** Reads the documents that relay-compiler persisted, by id. */
export const readPersisted = (): Record<string, string> =>
  existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, string>) : {};

/** The query of the published dbAuth client, as one of our documents. */
export const CURRENT_USER = 'query __REDWOOD__AUTH_GET_CURRENT_USER { redwood { currentUser } }';
export const CURRENT_USER_ID = 'redwood-current-user';

/** A parsed and validated document with a single operation. */
export interface KnownDocument {
  document: DocumentNode;
  operation: OperationTypeNode;
  /** The name of its operation. */
  name: string;
  /** The number of fields at the root of its operation. */
  rootFields: number;
}
export type KnownDocuments = ReadonlyMap<string, KnownDocument>;

/**
 * Parses and validates a document.
 *
 * @throws GraphQLError for one that does not fit the schema, or does not have exactly one operation
 */
export function knownDocument(schema: GraphQLSchema, text: string): KnownDocument {
  const document = parse(text, { noLocation: true });
  const [error] = validate(schema, document, specifiedRules);
  if (error) throw error;
  const operation = getOperationAST(document);
  if (!operation) throw new GraphQLError('A known document has one operation.');
  return {
    document,
    operation: operation.operation,
    name: operation.name?.value ?? 'unnamed',
    rootFields: countRootFields(document),
  };
}

/**
 * Parses and validates every persisted document once, so that requests do not have to. A document
 * that does not fit the schema is left out and reported. It belongs to an older app whose pages are
 * still open, and its sender is asked to reload.
 */
export function knownDocuments(
  schema: GraphQLSchema,
  texts: Record<string, string>,
  report: (id: string, problem: string) => void,
): Map<string, KnownDocument> {
  return new Map(
    Object.entries({ ...texts, [CURRENT_USER_ID]: CURRENT_USER }).flatMap(([id, text]) => {
      try {
        return [[id, knownDocument(schema, text)] as const];
      } catch (error) {
        report(id, (error as Error).message);
        return [];
      }
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
const CURRENT_USER_HASH = normalizedHash(CURRENT_USER);

/**
 * Whether a text is that document, regardless of whitespace. It is the only text that is always
 * served.
 */
export const isCurrentUserDocument = (text: string): boolean => text.length < 500 && normalizedHash(text) === CURRENT_USER_HASH;
