import type { ErrorCode } from '@atlas/domain/errors';
import { CONNECTION_LOST, GENERIC_ERROR, graphQLErrors, toastText } from '@atlas/domain/errors';
import { AUTH_TYPE } from './authClient.ts';
import { fetchWithin } from './fetchWithin.ts';
import { pauseOrOnline } from './pauseOrOnline.ts';
import { RequestError } from './RequestError.ts';

export { RequestError };

/**
 * An error's message for a toast: that of the server or the connection, otherwise the generic one.
 */
export const errorMessage = (error: unknown): string => (error instanceof RequestError ? error.message : toastText(error));

const RETRIES = 2;

interface Wanted {
  id: string;
  variables: Record<string, unknown>;
  /** Reads are retried after a lost connection. A write is sent once. */
  isRead: boolean;
  token: string | null;
}

async function send({ id, variables, token }: Wanted): Promise<Response> {
  return fetchWithin('/api/graphql', {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json', 'auth-provider': AUTH_TYPE, authorization: `Bearer ${token ?? 'null'}` },
    body: JSON.stringify({ id, variables }),
  });
}

/**
 * Sends one persisted document.
 * @throws RequestError for any response with errors or without data.
 */
export async function fetchGraphQL(wanted: Wanted): Promise<{ data: Record<string, unknown> }> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await read(await send(wanted));
    } catch (error) {
      if (error instanceof RequestError) throw error;
      if (!wanted.isRead || attempt >= RETRIES) throw new RequestError(CONNECTION_LOST, 'NETWORK');
      await pauseOrOnline(500 * 2 ** attempt);
    }
  }
}

async function read(response: Response): Promise<{ data: Record<string, unknown> }> {
  const answer = (await response.json()) as { data?: Record<string, unknown> | null };
  const [first] = graphQLErrors(answer);
  if (first || !answer.data) throw requestError(first?.extensions ?? {});
  return { data: answer.data };
}

function requestError(extensions: Record<string, unknown>): RequestError {
  const original = extensions['originalError'] as { message?: string } | undefined;
  const code = typeof extensions['code'] === 'string' ? (extensions['code'] as ErrorCode) : 'UNKNOWN';
  const existing = typeof extensions['existing'] === 'string' ? extensions['existing'] : undefined;
  const fields = extensions['fieldErrors'] as Record<string, string> | undefined;
  return new RequestError(original?.message ?? GENERIC_ERROR, code, fields, existing);
}
