import { usePersistedOperations } from '@graphql-yoga/plugin-persisted-operations';
import { execute, getOperationAST, GraphQLError, Kind, type DocumentNode, type GraphQLSchema, type ExecutionResult } from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { LIMITS } from './builder.ts';
import type { Context } from '../commands/context.ts';
import { CURRENT_USER, CURRENT_USER_ID, isCurrentUserDocument, persistedDocuments } from './documents.ts';
import { limitAliases } from './limitAliases.ts';
import { maskError } from './mask.ts';

/** What the HTTP layer hands over with each request. */
export interface ServerContext {
  context: Context;
}

const refuse = (message: string, status: number, code: string) => ({ message, extensions: { code, http: { status } } });

export function createGraphQL(options: {
  schema: GraphQLSchema;
  persisted: Record<string, string>;
  trustedOnly: boolean;
  log: Log;
  metrics: Metrics;
}) {
  const documents = persistedDocuments(options.schema, { ...options.persisted, [CURRENT_USER_ID]: CURRENT_USER }, (id, problem) =>
    options.log.warn({ id, problem }, 'a persisted document does not fit the schema and is not served'),
  );
  const names = new Map([...documents.values()].map((document) => [document, nameOf(document)]));
  const count = (document: DocumentNode) => options.metrics.operation(names.get(document) ?? 'text');
  const mask = (error: unknown, requestId: string | null) =>
    maskError(error, requestId, (cause) => {
      options.metrics.resolverFailed();
      options.log.error({ requestId, err: cause }, 'a resolver failed');
    });
  const masked = (result: ExecutionResult, { visitor }: Context): ExecutionResult =>
    result.errors ? { ...result, errors: result.errors.map((error) => mask(error, visitor.requestId)) } : result;
  const limits: Plugin = {
    onValidate: ({ addValidationRule }) => addValidationRule(limitAliases(LIMITS.aliases)),
  };
  // The published dbAuth client sends its one query as text; from here on it is a known document.
  const publishedClient: Plugin = {
    onParams: ({ params, setParams }) => {
      if (typeof params.query === 'string' && isCurrentUserDocument(params.query)) setParams({ id: CURRENT_USER_ID } as never);
    },
  };
  // Queries may read from a replica; after a mutation the browser is told how far a replica must be for it.
  const execution: Plugin<Context> = {
    onExecute: ({ args }) => {
      count(args.document);
      const { operation } = getOperationAST(args.document, args.operationName) ?? {};
      const context = args.contextValue as Context;
      if (operation === 'query') context.readOnly();
      return {
        onExecuteDone: async ({ result, setResult }) => {
          if (!(Symbol.asyncIterator in result)) setResult(masked(result, context));
          if (operation === 'mutation') await context.wrote();
        },
      };
    },
  };
  // Faults that are found before anything runs: their answers carry the id of the request as well.
  const identified: Plugin<Context, ServerContext> = {
    onResultProcess: ({ result, setResult, serverContext }) => {
      if (Array.isArray(result) || Symbol.asyncIterator in result || !('errors' in result) || !result.errors) return;
      const { requestId } = serverContext.context.visitor;
      const errors = result.errors.map((error) =>
        error.extensions?.['requestId'] === undefined
          ? new GraphQLError(error.message, { path: error.path ?? null, extensions: { ...error.extensions, requestId } })
          : error,
      );
      setResult({ ...result, errors });
    },
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
      publishedClient,
      usePersistedOperations({
        skipDocumentValidation: true,
        allowArbitraryOperations: !options.trustedOnly,
        extractPersistedOperationId: (params) => {
          const { id, doc_id: docId } = params as { id?: unknown; doc_id?: unknown };
          if (typeof id === 'string') return id;
          return typeof docId === 'string' ? docId : null;
        },
        getPersistedOperation: (id) => documents.get(id) ?? null,
        customErrors: {
          notFound: refuse('This document is not known. Reload the page to get the newest version.', 404, 'NOT_FOUND'),
          persistedQueryOnly: refuse('Only known documents are served.', 400, 'BAD_USER_INPUT'),
          keyNotFound: refuse('Name a known document by its id.', 400, 'BAD_USER_INPUT'),
        },
      }),
      limits,
      execution,
      identified,
    ],
    maskedErrors: { maskError: (error) => mask(error, null) },
  });

  /** Runs a persisted query inside the process, for the data block of a page. Never a mutation. */
  async function run(id: string, variables: Record<string, unknown>, context: Context): Promise<ExecutionResult | null> {
    const document = documents.get(id);
    if (!document || !isQuery(document)) return null;
    count(document);
    context.readOnly();
    const result = await execute({ schema: options.schema, document, variableValues: variables, contextValue: context });
    return masked(result, context);
  }
  return { yoga, run };
}
export type GraphQL = ReturnType<typeof createGraphQL>;

/** What a persisted document calls its operation. */
const nameOf = (document: DocumentNode): string => getOperationAST(document)?.name?.value ?? 'unnamed';

const isQuery = (document: DocumentNode) =>
  document.definitions.every((definition) => definition.kind !== Kind.OPERATION_DEFINITION || definition.operation === 'query');
