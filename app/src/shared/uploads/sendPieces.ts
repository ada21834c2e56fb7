import { RESPONSE_LIMIT_MS } from '@atlas/domain/errors';
import { DetailedError, Upload } from 'tus-js-client';
import { keyHeader, type Owner } from './storedFile.ts';
import { UploadRejected } from './uploadRefused.ts';

interface Pieces {
  to: Owner;
  /** The address to continue at; null starts an upload. */
  url: string | null;
  /** Called with the address once the upload has begun. */
  begun: (url: string) => void;
  onSent: (bytes: number) => void;
  signal: AbortSignal;
}

/**
 * Sends the missing pieces of a file by the tus protocol. However long that takes, it continues as
 * long as there is progress.
 * @returns The upload's address once all pieces have arrived.
 * @throws UploadRejected when the server rejects the upload; another error when it does not
 *   respond, or when nothing is sent for `RESPONSE_LIMIT_MS`.
 */
export function sendPieces(file: File, { to, url, begun, onSent, signal }: Pieces): Promise<string> {
  const query = new URLSearchParams({ owner: to.owner, ownerId: String(to.ownerId), purpose: to.purpose, name: file.name });
  return new Promise((resolve, reject) => {
    const upload = new Upload(file, {
      headers: keyHeader(to),
      // Without an endpoint, tus does not discard an upload that cannot continue for the moment.
      ...(url === null ? { endpoint: `/api/upload-file?${query.toString()}` } : { uploadUrl: url }),
      // The caller decides when to try again, because it knows whether there is a connection.
      retryDelays: null,
      storeFingerprintForResuming: false,
      onUploadUrlAvailable: () => {
        if (url === null && upload.url !== null) begun(upload.url);
      },
      onProgress: (sent) => {
        watch();
        onSent(sent);
      },
      onSuccess: () => end(() => resolve(upload.url ?? '')),
      onError: (error) => end(() => reject(rejectionOf(error))),
    });
    const stop = () => {
      void upload.abort();
      end(() => reject(new Error('The upload stopped')));
    };
    let timer: ReturnType<typeof setTimeout>;
    const watch = () => {
      clearTimeout(timer);
      timer = setTimeout(stop, RESPONSE_LIMIT_MS);
    };
    const end = (settle: () => void) => {
      clearTimeout(timer);
      removeEventListener('offline', stop);
      signal.removeEventListener('abort', stop);
      settle();
    };
    addEventListener('offline', stop);
    signal.addEventListener('abort', stop);
    watch();
    upload.start();
  });
}

/** The server's rejection, if it responded. */
function rejectionOf(error: unknown): unknown {
  const response = error instanceof DetailedError ? error.originalResponse : null;
  return response && response.getStatus() > 0 ? UploadRejected.of(response.getStatus(), response.getBody()) : error;
}
