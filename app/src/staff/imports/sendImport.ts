import { CONNECTION_LOST, GENERIC_ERROR, RESPONSE_LATE, RESPONSE_LIMIT_MS } from '@atlas/domain/errors';
import type { SheetLinkForm } from '@atlas/domain/imports';
import { fetchWithin } from '../../session/fetchWithin.ts';
import { RequestError } from '../../session/RequestError.ts';

/** The time that a check may take once the file has arrived. */
const CHECK_LIMIT_MS = 5 * 60_000;

interface Sent {
  /** Called with the bytes that were sent so far. */
  onSent: (bytes: number) => void;
  signal: AbortSignal;
}

/** The server's rejection of a file or a link. */
export class ImportRejected extends Error {
  override name = 'ImportRejected';
  readonly status: number;
  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

/** Reads the response of a check. A proxy's response has no message that users should read. */
function importIdIn(status: number, body: string): number {
  let answer: { importId?: unknown; error?: unknown } = {};
  try {
    answer = JSON.parse(body) as typeof answer;
  } catch {
    // The generic message remains.
  }
  const { importId, error } = answer;
  if (status < 300 && typeof importId === 'number') return importId;
  throw new ImportRejected(typeof error === 'string' ? error : GENERIC_ERROR, status);
}

/**
 * Sends a file, which is then checked. It is sent in one piece, because a check that is interrupted
 * starts from the beginning.
 *
 * @returns the id of the import
 * @throws ImportRejected when the server rejects the file, RequestError without a response
 */
export function sendImportFile(path: string, file: File, { onSent, signal }: Sent): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout>;
    const end = (settle: () => void) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
      settle();
    };
    const fail = (error: unknown) => end(() => reject(error instanceof Error ? error : new Error(String(error))));
    const stop = () => {
      request.abort();
      fail(new RequestError(CONNECTION_LOST, 'NETWORK'));
    };
    const watch = (limitMs: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        request.abort();
        fail(new RequestError(RESPONSE_LATE, 'LATE'));
      }, limitMs);
    };
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      watch(loaded < total ? RESPONSE_LIMIT_MS : CHECK_LIMIT_MS);
      // The request is a little larger than its file.
      onSent(Math.min(loaded, file.size));
    });
    request.addEventListener('load', () => {
      try {
        const id = importIdIn(request.status, request.responseText);
        end(() => resolve(id));
      } catch (error) {
        fail(error);
      }
    });
    request.addEventListener('error', () => fail(new RequestError(CONNECTION_LOST, 'NETWORK')));
    signal.addEventListener('abort', stop);
    watch(RESPONSE_LIMIT_MS);
    const form = new FormData();
    form.append('file', file, file.name);
    request.open('POST', path);
    request.send(form);
  });
}

/**
 * Has a published spreadsheet loaded and checked.
 *
 * @returns the id of the import
 * @throws ImportRejected when the server rejects the link, RequestError without a response
 */
export async function sendSheetLink(link: SheetLinkForm, ending: AbortController): Promise<number> {
  const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(link) };
  const response = await fetchWithin('/api/gsheet', request, CHECK_LIMIT_MS, ending).catch((error: unknown) => {
    throw error instanceof RequestError ? error : new RequestError(CONNECTION_LOST, 'NETWORK');
  });
  return importIdIn(response.status, await response.text());
}
