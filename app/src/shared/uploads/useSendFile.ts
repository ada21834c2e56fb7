import { useEffect, useRef, useState } from 'react';
import { useScreenCache } from '../../routing/routerContext.ts';
import { useAuth } from '../../session/authContext.ts';
import type { Owner } from './storedFile.ts';
import { uploadErrorMessage } from './uploadErrorMessage.ts';
import { uploadFile } from './uploadFile.ts';

/** The progress of a file's upload. */
export interface Sending {
  readonly name: string;
  /** Bytes sent so far. */
  readonly sent: number;
  readonly size: number;
  /** Whether the upload is waiting for the connection. */
  readonly isPaused: boolean;
  /** Whether the upload is running now. The page may be left before it renders the end of it. */
  readonly isRunning: () => boolean;
}

/**
 * Returns `send`, which uploads a file for a record, and the upload's progress.
 *
 * Leaving the page stops the upload. Choosing the same file again resumes it. `send` rejects with a
 * message for the user.
 */
export function useSendFile(): { sending: Sending | null; send: (to: Owner, file: File) => Promise<void> } {
  const { currentUser } = useAuth();
  const cache = useScreenCache();
  const [sending, setSending] = useState<Sending | null>(null);
  const leaving = useRef<AbortController>(null);
  useEffect(() => () => leaving.current?.abort(), []);
  const send = async (to: Owner, file: File) => {
    const control = new AbortController();
    leaving.current = control;
    const isRunning = () => leaving.current === control;
    const change = (news: Partial<Sending>) =>
      setSending((before) => ({ name: file.name, sent: 0, size: file.size, isPaused: false, isRunning, ...before, ...news }));
    change({});
    try {
      await uploadFile(to, file, currentUser?.id ?? 0, {
        onProgress: (sent) => change({ sent }),
        onPaused: (isPaused) => change({ isPaused }),
        signal: control.signal,
      });
      cache.invalidate();
    } catch (error) {
      throw new Error(uploadErrorMessage(error), { cause: error });
    } finally {
      leaving.current = null;
      setSending(null);
    }
  };
  return { sending, send };
}
