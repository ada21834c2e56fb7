import { buildSchema, execute, parse, type GraphQLError, type GraphQLFieldResolver, type GraphQLSchema } from 'graphql';
import { RequestError } from '../session/fetchGraphQL.ts';
import documentsText from '../../../persisted-queries.json?raw';
import schemaText from '../../../schema.graphql?raw';
import { validateMockData, type CheckResponse } from './validateMockData.ts';
import { mockDefaults } from './mockDefaults.ts';
import { ResponseSequence, UPLOAD } from './storyAnswers.ts';

/**
 * The data of a story: fields of Query and Mutation, and `uploadFile` for the upload endpoint. A
 * field is a value or a function of its arguments. A RequestError instead is the server's error.
 * Fields that are not set return a default of their type.
 */
export type StoryData = Readonly<Record<string, unknown>>;

/**
 * The behaviour of a story's server: it responds, never responds, or fails. `times` limits the
 * number of failures.
 */
export type StoryNetwork = 'answers' | 'pending' | { readonly fails: RequestError; readonly times?: number };

/** A successful response in GraphQL's form. */
export interface StoryResponse {
  data: Record<string, unknown>;
}

export interface StoryServer {
  /** Waits or fails according to the story's network; otherwise resolves at once. */
  reach(): Promise<void>;
  /** Waits until no request is pending. */
  settled(): Promise<void>;
  /**
   * Executes a persisted document.
   * @throws RequestError that the story sets.
   */
  answer(id: string, variables: Record<string, unknown>): Promise<StoryResponse>;
  /**
   * Stores an uploaded file.
   * @throws RequestError that the story sets.
   */
  upload(given: StoryUpload): Promise<object>;
}

/** An uploaded file and its purpose. */
export interface StoryUpload {
  file: File;
  owner: string;
  ownerId: number;
  purpose: string;
}

interface StoryServerOptions {
  data: StoryData;
  network?: StoryNetwork | undefined;
  /**
   * Called for a mistake in the story itself: an unknown document, or data that does not fit the
   * schema.
   */
  onBroken: (error: Error) => void;
  /** Called with the name and the arguments of each mutation and upload. */
  onMutation?: ((name: string, given: object) => void) | undefined;
  schema?: GraphQLSchema;
  documents?: Readonly<Partial<Record<string, string>>>;
}

const SCHEMA = buildSchema(schemaText);
const DOCUMENTS = JSON.parse(documentsText) as Partial<Record<string, string>>;
/**
 * Milliseconds before a response. Real ones take time too, so the page has rendered and is
 * interactive by then.
 */
const LATENCY_MS = 10;

/**
 * Creates the server of one story. It executes the repository's schema with defaults for every
 * field, overridden by the story's data.
 * @throws Error for data that does not fit the schema.
 */
export function createStoryServer({ data, onBroken, ...options }: StoryServerOptions): StoryServer {
  const { network = 'answers', onMutation, schema = SCHEMA, documents = DOCUMENTS } = options;
  const reach = reachOver(network);
  const check = validateMockData(schema);
  checkRoot(schema, data, check);
  const defaultOf = mockDefaults();
  const sent = new Map<string, number>();

  /** The value that the story sets. For a mutation, this counts as sent once more. */
  const namedResponse = (name: string, named: unknown, given: object, isMutation: boolean): unknown => {
    const answer = named instanceof ResponseSequence ? named.after(sent.get(named.mutation) ?? 0) : named;
    if (isMutation) {
      sent.set(name, (sent.get(name) ?? 0) + 1);
      onMutation?.(name, given);
    }
    return typeof answer === 'function' ? ((answer as (given: object) => unknown)(given) as unknown) : answer;
  };

  const resolve: GraphQLFieldResolver<Readonly<Record<string, unknown>>, unknown> = (owner, given, _context, info) => {
    const { fieldName, parentType, returnType } = info;
    const answer = namedResponse(fieldName, owner[fieldName], given, parentType === schema.getMutationType());
    if (answer === undefined) return defaultOf(parentType, parentType.getFields()[fieldName]!, owner);
    check(answer, returnType, `${parentType.name}.${fieldName}`);
    return answer;
  };

  const broken = (message: string): Error => {
    const error = new Error(message);
    onBroken(error);
    return error;
  };

  const execution = async (id: string, variables: Record<string, unknown>): Promise<StoryResponse> => {
    const text = documents[id];
    if (text === undefined) throw broken(`persisted-queries.json has no document ${id}: run \`npm run relay\``);
    await reach();
    const result = await execute({ schema, document: parse(text), rootValue: data, variableValues: variables, fieldResolver: resolve });
    const [first] = result.errors ?? [];
    if (first)
      throw rejectionOf(first) ?? broken(`The story's data does not answer ${first.path?.join('.') ?? 'the document'}: ${first.message}`);
    // Callers keep and change the response. The story's own data must not change.
    return { data: structuredClone(result.data ?? {}) };
  };

  const requested = new Set<Promise<unknown>>();
  const answer = (id: string, variables: Record<string, unknown>): Promise<StoryResponse> => {
    const answered = execution(id, variables);
    const ended = () => void requested.delete(answered);
    requested.add(answered);
    answered.then(ended, ended);
    return answered;
  };
  const settled = async () => void (await Promise.allSettled(requested));

  const upload = async (given: StoryUpload): Promise<object> => {
    await reach();
    if (data[UPLOAD] === undefined) throw broken(`The story takes no uploads: its data has no ${UPLOAD}`);
    const stored = namedResponse(UPLOAD, data[UPLOAD], given, true);
    if (stored instanceof RequestError) throw stored;
    return stored as object;
  };
  return { reach, settled, answer, upload };
}

/** Waits for the latency, or throws the network's failure. */
function reachOver(network: StoryNetwork): () => Promise<void> {
  let failuresLeft = typeof network === 'object' ? (network.times ?? Number.POSITIVE_INFINITY) : 0;
  return async () => {
    await new Promise<void>((resolve) => {
      if (network !== 'pending') setTimeout(resolve, LATENCY_MS);
    });
    if (typeof network !== 'object' || failuresLeft === 0) return;
    failuresLeft--;
    throw network.fails;
  };
}

/** Throws for mistakes in a story's data, whether it is requested or not. */
function checkRoot(schema: GraphQLSchema, data: StoryData, check: CheckResponse): void {
  const roots = { ...schema.getQueryType()?.getFields(), ...schema.getMutationType()?.getFields() };
  for (const [name, answer] of Object.entries(data)) {
    if (name === UPLOAD) continue;
    const field = roots[name];
    if (!field) throw new Error(`Neither Query nor Mutation has a field ${name}`);
    check(answer, field.type, name);
  }
}

const rejectionOf = ({ originalError }: GraphQLError): RequestError | null =>
  originalError instanceof RequestError ? originalError : null;
