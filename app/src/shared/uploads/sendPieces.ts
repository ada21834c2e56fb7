import { DetailedError, Upload } from 'tus-js-client';
import type { Owner } from './storedFile.ts';
import { UploadRejected } from './uploadRefused.ts';

/** A request that sends nothing for so long hangs: the phone has changed its network, and nobody was told. */
const HANGS_AFTER_MS = 60_000;

interface Pieces {
  to: Owner;
  /** Where it goes on; null begins it. */
  url: string | null;
  /** Told the address once it has begun. */
  begun: (url: string) => void;
  onSent: (bytes: number) => void;
  signal: AbortSignal;
}

/**
 * Sends what the server does not have of a file, by the tus protocol. Answers the upload's address once all of it is there. Rejects with
 * UploadRefused when the server says no, with another error when it does not answer.
 */
export function sendPieces(file: File, { to, url, begun, onSent, signal }: Pieces): Promise<string> {
  const query = new URLSearchParams({ owner: to.owner, ownerId: String(to.ownerId), purpose: to.purpose, name: file.name });
  return new Promise((resolve, reject) => {
    const upload = new Upload(file, {
      // Without a place to begin anew, an upload that cannot go on for the moment is not thrown away.
      ...(url === null ? { endpoint: `/api/upload-file?${query.toString()}` } : { uploadUrl: url }),
      // When to try again is decided by whoever knows whether there is a connection.
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
      timer = setTimeout(stop, HANGS_AFTER_MS);
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

/** What the server said, when it said something. */
function rejectionOf(error: unknown): unknown {
  const response = error instanceof DetailedError ? error.originalResponse : null;
  return response && response.getStatus() > 0 ? UploadRejected.of(response.getStatus(), response.getBody()) : error;
}
