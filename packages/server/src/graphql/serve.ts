import { usePersistedOperations } from '@graphql-yoga/plugin-persisted-operations';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { execute, getOperationAST, GraphQLError, type GraphQLSchema, type ExecutionResult } from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import { ATLAS_UPDATED } from '@atlas/domain/errors';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { LIMITS } from './builder.ts';
import type { Context } from '../commands/context.ts';
import { RateLimited } from '../errors.ts';
import { retryAfter, sendJson } from '../http/respond.ts';
import { countRootFields } from './countRootFields.ts';
import { CURRENT_USER_ID, isCurrentUserDocument, type KnownDocument, type KnownDocuments } from './documents.ts';
import { limitAliases } from './limitAliases.ts';
import { maskError } from './mask.ts';

/** The context that the HTTP layer passes with each request. */
export interface ServerContext {
  context: Context;
}

/**
 * Counts the fields of a mutation.
 *
 * @returns the error when the budget is exceeded, null otherwise
 */
function overBudget(context: Context, fields: number): RateLimited | null {
  try {
    context.app.budgets.take(context, 'mutation', fields);
    return null;
  } catch (error) {
    if (error instanceof RateLimited) return error;
    throw error;
  }
}

/** Adds the status and the header of the response to an error, for Yoga. */
const withStatus = ({ message, extensions }: GraphQLError, error: RateLimited): GraphQLError =>
  new GraphQLError(message, { extensions: { ...extensions, http: { status: error.status, headers: retryAfter(error) } } });

const reject = (message: string, status: number, code: string) => ({ message, extensions: { code, http: { status } } });

export function createGraphQL(options: {
  schema: GraphQLSchema;
  documents: KnownDocuments;
  trustedOnly: boolean;
  log: Log;
  metrics: Metrics;
}) {
  const { schema, documents, metrics } = options;
  const mask = (error: unknown, requestId: string | null) =>
    maskError(error, requestId, (cause) => {
      metrics.resolverFailed();
      options.log.error({ requestId, err: cause }, 'a resolver failed');
    });
  const masked = (result: ExecutionResult, { visitor }: Context): ExecutionResult =>
    result.errors ? { ...result, errors: result.errors.map((error) => mask(error, visitor.requestId)) } : result;
  const names = new Map([...documents.values()].map(({ document, name }) => [document, name]));
  const limits: Plugin = {
    onValidate: ({ addValidationRule }) => addValidationRule(limitAliases(LIMITS.aliases)),
  };
  // The published dbAuth client sends its only query as text. This plugin replaces it with the
  // known document.
  const publishedClient: Plugin = {
    onParams: ({ params, setParams }) => {
      if (typeof params.query === 'string' && isCurrentUserDocument(params.query)) setParams({ id: CURRENT_USER_ID } as never);
    },
  };
  // Queries may read from a replica. After a mutation, the browser gets the position that a replica
  // must have reached for it.
  const execution: Plugin<Context> = {
    onExecute: ({ args, setResultAndStopExecution }) => {
      metrics.operation(names.get(args.document) ?? 'text');
      const { operation } = getOperationAST(args.document, args.operationName) ?? {};
      const context = args.contextValue as Context;
      const rejected = operation === 'mutation' ? overBudget(context, countRootFields(args.document, args.operationName)) : null;
      if (rejected) {
        setResultAndStopExecution({ errors: [withStatus(mask(rejected, context.visitor.requestId), rejected)] });
        return;
      }
      if (operation === 'query') context.readOnly();
      return {
        onExecuteDone: async ({ result, setResult }) => {
          if (!(Symbol.asyncIterator in result)) setResult(masked(result, context));
          if (operation === 'mutation') await context.wrote();
        },
      };
    },
  };
  // Adds the id of the request to errors that occur before execution.
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
    schema,
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
        getPersistedOperation: (id) => documents.get(id)?.document ?? null,
        customErrors: {
          // The page of an earlier build.
          notFound: {
            message: ATLAS_UPDATED,
            extensions: { code: 'NOT_FOUND', originalError: { message: ATLAS_UPDATED }, http: { status: 404 } },
          },
          persistedQueryOnly: reject('Only known documents are served.', 400, 'BAD_USER_INPUT'),
          keyNotFound: reject('Name a known document by its id.', 400, 'BAD_USER_INPUT'),
        },
      }),
      limits,
      execution,
      identified,
    ],
    maskedErrors: { maskError: (error) => mask(error, null) },
  });

  /**
   * Runs a known document. It was validated when it was read, so it goes directly to the executor.
   */
  async function perform({ document, operation, name }: KnownDocument, variables: Record<string, unknown>, context: Context) {
    metrics.operation(name);
    context.isKnownDocument = true;
    if (operation === 'query') context.readOnly();
    const result = masked(await execute({ schema, document, variableValues: variables, contextValue: context }), context);
    if (operation === 'mutation') await context.wrote();
    return result;
  }

  /**
   * Responds to a request whose body was read. The app sends a known document by its id, which
   * needs none of Yoga's handling of HTTP. Yoga responds to everything else. The responses are the
   * same.
   */
  async function serve(req: IncomingMessage & { body?: string }, res: ServerResponse, body: string, context: Context): Promise<void> {
    const request = plainRequest(req, body);
    const known = request && documents.get(request.id);
    const rejected = known?.operation === 'mutation' ? overBudget(context, known.rootFields) : null;
    if (rejected) {
      const errors = [mask(rejected, context.visitor.requestId)];
      return sendJson(res, rejected.status, { errors }, retryAfter(rejected));
    }
    const result = known && known.operation !== 'subscription' && (await perform(known, request.variables, context));
    // Without data nothing ran, and Yoga decides the status.
    if (result && 'data' in result) return sendJson(res, 200, result);
    // The request's stream has been consumed.
    req.body = body;
    await yoga(req, res, { context });
  }

  /** Runs a known query inside the process, for the data block of a page. Never a mutation. */
  async function run(id: string, variables: Record<string, unknown>, context: Context): Promise<ExecutionResult | null> {
    const known = documents.get(id);
    return known?.operation === 'query' ? perform(known, variables, context) : null;
  }
  return { serve, run };
}
export type GraphQL = ReturnType<typeof createGraphQL>;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Parses a request in the form that the app sends: an id and variables only, accepting plain JSON.
 *
 * @returns null for any other request
 */
function plainRequest(req: IncomingMessage, body: string): { id: string; variables: Record<string, unknown> } | null {
  const { accept = '*/*', 'content-type': type } = req.headers;
  if (type !== 'application/json' || (accept !== '*/*' && accept !== 'application/json')) return null;
  let sent: unknown;
  try {
    sent = JSON.parse(body);
  } catch {
    return null;
  }
  if (!isObject(sent)) return null;
  const { id, variables = {}, ...rest } = sent;
  return typeof id === 'string' && isObject(variables) && Object.keys(rest).length === 0 ? { id, variables } : null;
}
