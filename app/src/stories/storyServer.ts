import { buildSchema, execute, parse, type GraphQLError } from 'graphql';
import { RequestError } from '../session/fetchGraphQL.ts';
import documentsText from '../../../persisted-queries.json?raw';
import schemaText from '../../../schema.graphql?raw';

/**
 * What a story's server knows: the fields of Query and Mutation, as values or as functions of their arguments, and `uploadFile` for the
 * upload address. A function may throw a RequestError, which the application receives as the server's refusal.
 */
export type StoryData = Record<string, unknown>;

/** How the server of a story behaves: it answers, it never answers, or it fails (a number of times, then it answers). */
export type StoryNetwork = 'answers' | 'pending' | { readonly fails: RequestError; readonly times?: number };

/** A clean answer in GraphQL's form. */
export interface StoryAnswer {
  data: Record<string, unknown>;
}

export interface StoryServer {
  /** Waits, or fails, as the story's network does; nothing otherwise. */
  reach(): Promise<void>;
  /** Executes a persisted document. Rejects with the RequestError of a refusal. */
  answer(id: string, variables: Record<string, unknown>): Promise<StoryAnswer>;
  /** Stores an uploaded file. Rejects with the RequestError of a refusal. */
  upload(given: StoryUpload): Promise<object>;
}

/** An uploaded file and what it is for. */
export interface StoryUpload {
  file: File;
  owner: string;
  ownerId: number;
  purpose: string;
}

interface StoryServerOptions {
  data: StoryData;
  network: StoryNetwork;
  /** Told about a mistake of the story itself: an unknown document, or data that does not fit the schema. */
  onBroken: (error: Error) => void;
}

const schema = buildSchema(schemaText);
/** An answer takes a moment, as a real one does: the page has drawn and listens by then. */
const LATENCY_MS = 10;
const documents = JSON.parse(documentsText) as Partial<Record<string, string>>;

/** A server of one story: executes the repository's schema with the story's data as root value. */
export function createStoryServer({ data, network, onBroken }: StoryServerOptions): StoryServer {
  let failuresLeft = typeof network === 'object' ? (network.times ?? Number.POSITIVE_INFINITY) : 0;

  const broken = (message: string): Error => {
    const error = new Error(message);
    onBroken(error);
    return error;
  };

  const reach = async (): Promise<void> => {
    await new Promise<void>((resolve) => {
      if (network !== 'pending') setTimeout(resolve, LATENCY_MS);
    });
    if (typeof network !== 'object' || failuresLeft === 0) return;
    failuresLeft--;
    throw network.fails;
  };

  const answer = async (id: string, variables: Record<string, unknown>): Promise<StoryAnswer> => {
    const text = documents[id];
    if (text === undefined) throw broken(`persisted-queries.json has no document ${id}: run \`npm run relay\``);
    await reach();
    const result = await execute({ schema, document: parse(text), rootValue: data, variableValues: variables });
    const [first] = result.errors ?? [];
    if (first)
      throw refusalOf(first) ?? broken(`The story's data does not answer ${first.path?.join('.') ?? 'the document'}: ${first.message}`);
    // Callers keep and change what they receive; the story's own data stays as it is.
    return { data: structuredClone(result.data ?? {}) };
  };

  const upload = async (given: StoryUpload): Promise<object> => {
    await reach();
    const store = data['uploadFile'];
    if (typeof store !== 'function') throw broken('The story takes no uploads: its data has no uploadFile');
    return (store as (given: StoryUpload) => object)(given);
  };
  return { reach, answer, upload };
}

const refusalOf = ({ originalError }: GraphQLError): RequestError | null => (originalError instanceof RequestError ? originalError : null);
