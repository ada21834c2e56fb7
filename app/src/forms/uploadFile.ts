import { GENERIC_ERROR } from '@atlas/domain/errors';

/** A file that arrived. */
export interface StoredFile {
  id: string;
  name: string;
  /** In bytes. */
  size: number;
  url: string;
}

/** What `/api/upload-file` answers. */
interface Answer {
  id: number;
  name: string;
  bytes: number;
  url: string;
}

/** What a file belongs to, and what it is there. */
export interface Owner {
  owner: 'lessonId' | 'courseId';
  ownerId: number;
  purpose: 'attachment' | 'video' | 'cover';
}

/**
 * Sends a file for a record. Rejects with the server's sentence. XMLHttpRequest, because fetch does not tell how far an upload is.
 */
export function uploadFile(
  to: Owner,
  file: File,
  { onProgress, signal }: { onProgress: (percent: number) => void; signal: AbortSignal },
): Promise<StoredFile> {
  const query = new URLSearchParams({ owner: to.owner, ownerId: String(to.ownerId), purpose: to.purpose, name: file.name });
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/api/upload-file?${query.toString()}`);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? Math.round((loaded / total) * 100) : 0));
    request.addEventListener('load', () => {
      const answer = readAnswer(request.responseText);
      if (request.status === 201 && 'id' in answer)
        resolve({ id: String(answer.id), name: answer.name, size: answer.bytes, url: answer.url });
      else reject(new Error('error' in answer ? answer.error : GENERIC_ERROR));
    });
    request.addEventListener('error', () => reject(new Error('The connection was lost. Check your signal, then try again.')));
    request.addEventListener('abort', () => reject(new DOMException('The upload was stopped', 'AbortError')));
    signal.addEventListener('abort', () => request.abort());
    request.send(file);
  });
}

function readAnswer(text: string): Answer | { error: string } {
  try {
    return JSON.parse(text) as Answer | { error: string };
  } catch {
    return { error: GENERIC_ERROR };
  }
}
