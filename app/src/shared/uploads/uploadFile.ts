import { RESPONSE_LIMIT_MS } from '@atlas/domain/errors';
import type { UploadOptions } from '@atlas/ui';
import { CANCELLED } from '@atlas/ui/components/forms/Upload.ts';
import { isCodeMissing } from '../../routing/isCodeMissing.ts';
import { errorMessage } from '../../session/fetchGraphQL.ts';
import { fetchWithin } from '../../session/fetchWithin.ts';
import { fingerprintOf, forgetUpload, recallUpload, rememberUpload } from './rememberedUploads.ts';
import { nextTry } from './nextTry.ts';
import { keyHeader, type Owner, type StoredFile } from './storedFile.ts';
import { UploadRejected } from './uploadRefused.ts';

/** Limits for retries of a failing server, and for restarts of an upload that the server lost. */
const MAX_FAILURES = 4;
const MAX_RESTARTS = 2;
const TUS = { 'Tus-Resumable': '1.0.0' };

/**
 * Sends a file for a record, continuing where an earlier attempt stopped. Waits while there is no
 * connection, then continues automatically. After the page was left, it continues for a day once
 * the same person chooses the same file again. Rejects with a message for the person.
 * @param person The id of the person who sends it.
 */
export async function uploadFile(
  to: Owner,
  file: File,
  person: number,
  { onProgress, onPaused, signal }: UploadOptions,
): Promise<StoredFile> {
  const print = await fingerprintOf(file, to, person);
  let url = print === null ? null : recallUpload(print, Date.now());
  const forget = () => {
    url = null;
    if (print !== null) forgetUpload(print, Date.now());
  };
  const begun = (at: string) => {
    url = at;
    if (print !== null) rememberUpload(print, at, Date.now());
  };
  const headers = { ...TUS, ...keyHeader(to) };
  // Also later, when the upload has failed and is removed.
  signal.addEventListener('abort', () => {
    if (signal.reason !== CANCELLED || url === null) return;
    void fetch(url, { method: 'DELETE', headers, keepalive: true }).catch(() => undefined);
    forget();
  });
  let furthest = 0;
  let restarts = 0;
  let rejections = 0;
  for (let failures = 0; ;) {
    signal.throwIfAborted();
    try {
      const { sendPieces } = await import('./sendPieces.ts');
      const onSent = (sent: number) => {
        if (sent > furthest) failures = rejections = 0;
        furthest = Math.max(furthest, sent);
        onProgress(sent);
      };
      const at = await sendPieces(file, { to, url, begun, onSent, signal });
      const stored = await finish(at, headers, signal);
      forget();
      return stored;
    } catch (error) {
      signal.throwIfAborted();
      // Waiting would not help: browsers remember code that failed to load.
      if (isCodeMissing(error)) throw new Error(await messageFor(error));
      const rejected = error instanceof UploadRejected ? error : null;
      if (rejected?.isLost && url !== null && restarts++ < MAX_RESTARTS) forget();
      else if (rejected === null || (rejected.isPassing && rejections++ < MAX_FAILURES)) {
        await onPaused(rejected === null);
        await nextTry(failures++, signal);
        await onPaused(false);
      } else {
        if (rejected.isFinal) forget();
        throw rejected;
      }
    }
  }
}

/** The message for code that could not be loaded. */
const messageFor = (error: unknown): Promise<string> =>
  import('../../routing/missingCode.tsx').then(
    ({ missingCodeMessage }) => missingCodeMessage(),
    () => errorMessage(error),
  );

/**
 * Requests the stored file once all pieces have arrived. Repeating the request returns the same
 * file.
 */
async function finish(url: string, headers: Record<string, string>, signal: AbortSignal): Promise<StoredFile> {
  const ending = new AbortController();
  const stop = () => ending.abort(signal.reason);
  signal.addEventListener('abort', stop);
  const response = await fetchWithin(url, { method: 'POST', headers }, RESPONSE_LIMIT_MS, ending).finally(() =>
    signal.removeEventListener('abort', stop),
  );
  const text = await response.text();
  if (!response.ok) throw UploadRejected.of(response.status, text);
  const { id, name, bytes, url: address } = JSON.parse(text) as { id: number; name: string; bytes: number; url: string };
  return { id: String(id), name, size: bytes, url: address };
}
