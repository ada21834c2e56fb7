import { useCSRFPrevention } from '@graphql-yoga/plugin-csrf-prevention';
import { usePersistedOperations } from '@graphql-yoga/plugin-persisted-operations';
import { execute, Kind, type DocumentNode, type GraphQLSchema, type ExecutionResult } from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import type { Log } from '../log.ts';
import { LIMITS } from './builder.ts';
import type { Context } from './context.ts';
import { isCurrentUserDocument, persistedDocuments } from './documents.ts';
import { limitAliases } from './limitAliases.ts';
import { maskError } from './mask.ts';

/** What the HTTP layer hands over with each request. */
export interface ServerContext {
  context: Context;
}

const refuse = (message: string, status: number, code: string) => ({ message, extensions: { code, http: { status } } });

export function createGraphQL(options: { schema: GraphQLSchema; persisted: Record<string, string>; trustedOnly: boolean; log: Log }) {
  const documents = persistedDocuments(options.schema, options.persisted);
  const report = (error: unknown) => options.log.error({ err: error }, 'a resolver failed');
  const limits: Plugin = {
    onValidate: ({ addValidationRule }) => addValidationRule(limitAliases(LIMITS.aliases)),
  };
  const yoga = createYoga<ServerContext, Context>({
    schema: options.schema,
    graphqlEndpoint: '/api/graphql',
    landingPage: false,
    graphiql: false,
    logging: false,
    cors: false,
    multipart: false,
    batching: false,
    parserAndValidationCache: true,
    context: ({ context }) => context,
    plugins: [
      useCSRFPrevention({ requestHeaders: ['auth-provider'] }),
      usePersistedOperations({
        skipDocumentValidation: true,
        allowArbitraryOperations: async (request) => {
          if (!options.trustedOnly) return true;
          const body = (await request.clone().json().catch(() => null)) as { query?: unknown } | null;
          return typeof body?.query === 'string' && isCurrentUserDocument(body.query);
        },
        extractPersistedOperationId: (params) => {
          const { id, doc_id: docId } = params as { id?: unknown; doc_id?: unknown };
          return typeof id === 'string' ? id : typeof docId === 'string' ? docId : null;
        },
        getPersistedOperation: (id) => documents.get(id) ?? null,
        customErrors: {
          notFound: refuse('This document is not known. Reload the page to get the newest version.', 404, 'NOT_FOUND'),
          persistedQueryOnly: refuse('Only known documents are served.', 400, 'BAD_USER_INPUT'),
          keyNotFound: refuse('Name a known document by its id.', 400, 'BAD_USER_INPUT'),
        },
      }),
      limits,
    ],
    maskedErrors: { maskError: (error) => maskError(error, report) },
  });

  /** Runs a persisted query inside the process, for the data block of a page. Never a mutation. */
  async function run(id: string, variables: Record<string, unknown>, context: Context): Promise<ExecutionResult | null> {
    const document = documents.get(id);
    if (!document || !isQuery(document)) return null;
    const result = await execute({ schema: options.schema, document, variableValues: variables, contextValue: context });
    return result.errors ? { ...result, errors: result.errors.map((error) => maskError(error, report)) } : result;
  }
  return { yoga, run };
}
export type GraphQL = ReturnType<typeof createGraphQL>;

const isQuery = (document: DocumentNode) =>
  document.definitions.every((definition) => definition.kind !== Kind.OPERATION_DEFINITION || definition.operation === 'query');
