import { ProviderProblem } from './port.ts';

/** How long a provider may take to answer, in milliseconds. */
const ANSWERS_WITHIN_MS = 15_000;
const MOST_BYTES = 1_000_000;

/** Errors before anything was sent. */
const NOT_SENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT']);

/** A provider's API. */
export interface ProviderApi {
  /** Its name, for messages. */
  name: string;
  url: string;
  key: string;
  /** Reads the message of an answer that refuses. */
  problemOf: (body: unknown) => string | null;
  answersWithinMs?: number;
}

interface Question {
  method: 'GET' | 'POST';
  path: string;
  body?: unknown;
  /** The same for each try of the same wish. */
  idempotencyKey?: string;
}

const codeOf = (error: unknown): string => {
  const { cause } = error as { cause?: { code?: unknown } };
  return typeof cause?.code === 'string' ? cause.code : '';
};

/**
 * Asks a provider, as the owner of the key.
 *
 * @returns the JSON of its answer
 * @throws ProviderProblem: unsure where a wish may have been carried out without our learning of it
 */
export async function ask(api: ProviderApi, { method, path, body, idempotencyKey }: Question): Promise<unknown> {
  const { name } = api;
  /** A question that changes nothing can be asked again. */
  const unanswered = method === 'GET' ? 'unavailable' : 'unsure';
  let answer: Response;
  let text: string;
  try {
    answer = await fetch(new URL(path, api.url), {
      method,
      redirect: 'error',
      signal: AbortSignal.timeout(api.answersWithinMs ?? ANSWERS_WITHIN_MS),
      headers: {
        accept: 'application/json',
        authorization: `Basic ${Buffer.from(`${api.key}:`).toString('base64')}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    text = await readText(answer);
  } catch (error) {
    throw new ProviderProblem(NOT_SENT.has(codeOf(error)) ? 'unavailable' : unanswered, `${name} did not answer.`, { cause: error });
  }
  if (answer.status === 429) throw new ProviderProblem('unavailable', `${name} takes no more requests for a minute.`);
  if (answer.status >= 500) throw new ProviderProblem(unanswered, `${name} answered with the error ${answer.status}.`);
  const json = jsonOf(text);
  if (!answer.ok) throw new ProviderProblem('refused', `${name}: ${api.problemOf(json) ?? `error ${answer.status}`}`);
  if (json === undefined) throw new ProviderProblem(unanswered, `${name} gave an answer that cannot be read.`);
  return json;
}

async function readText(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MOST_BYTES) throw new Error('The answer is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** The origins of a provider's pages: its own, and a test host that serves its API. */
export const pagesOf = ({ url }: Pick<ProviderApi, 'url'>, own: readonly string[], apiUrl: string): string[] =>
  url === apiUrl ? [...own] : [...own, new URL(url).origin];

/**
 * Reads the page of a provider from its answer.
 *
 * @throws ProviderProblem for an address that is not https, except on the provider's own test host
 */
export function payUrlOf(api: ProviderApi, url: string): string {
  const page = URL.parse(url);
  const isTest = page !== null && page.origin === new URL(api.url).origin;
  if (page === null || (page.protocol !== 'https:' && !isTest))
    throw new ProviderProblem('unsure', `${api.name} gave the address of a page that is not secure.`);
  return page.href;
}
