import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { CANCELLED, isFinalRejection, type PendingFile, type UploadedFile, type UploadFile } from './Upload.ts';
import { UploadTurns } from './UploadTurns.ts';

interface UploadsOptions<Uploaded extends UploadedFile> {
  value: readonly Uploaded[];
  onChange: (value: readonly Uploaded[]) => void;
  multiple: boolean;
  upload: UploadFile<Uploaded>;
  check: (file: File) => string | null;
  compress: (file: File) => Promise<File>;
  failedText: string;
  pausedText: string;
  onBusy?: ((busy: boolean) => void) | undefined;
  /** Called when a file is uploaded (`message` is null), paused, rejected or failed. */
  onNews: (file: File, message: string | null) => void;
}

/**
 * Uploads files one after another, so that on a slow connection the first is done soon. A file that
 * waits for the connection does not hold up the others.
 */
export function useUploads<Uploaded extends UploadedFile>(options: UploadsOptions<Uploaded>) {
  const [pending, setPending] = useState<readonly PendingFile[]>([]);
  const latest = useRef(options);
  const [turns] = useState(() => new UploadTurns());
  const controls = useRef(new Map<number, AbortController>());
  const lastKey = useRef(0);
  useLayoutEffect(() => {
    latest.current = options;
  });
  const busy = pending.some(({ state }) => state === 'waiting' || state === 'uploading' || state === 'paused');
  const wasBusy = useRef(false);
  const reportBusy = useEffectEvent(() => options.onBusy?.(busy));
  useEffect(() => {
    if (busy !== wasBusy.current) reportBusy();
    wasBusy.current = busy;
  }, [busy]);
  useEffect(() => {
    const running = controls.current;
    return () => {
      for (const control of running.values()) control.abort();
    };
  }, []);

  const change = (key: number, news: Partial<PendingFile>) =>
    setPending((files) => files.map((file) => (file.key === key ? { ...file, ...news } : file)));
  const forget = (key: number) => {
    controls.current.get(key)?.abort(CANCELLED);
    controls.current.delete(key);
    setPending((files) => files.filter((file) => file.key !== key));
  };
  const keep = (uploaded: Uploaded) => {
    const { multiple, value, onChange } = latest.current;
    const next = multiple ? [...value, uploaded] : [uploaded];
    // The next upload may finish before the form has passed this value back.
    latest.current = { ...latest.current, value: next };
    onChange(next);
  };
  const stop = (key: number, file: File, state: 'refused' | 'failed', message: string) => {
    change(key, { state, message });
    latest.current.onNews(file, message);
  };

  const send = async (key: number, original: File, control: AbortController): Promise<void> => {
    const { signal } = control;
    await turns.take(signal);
    if (signal.aborted) return;
    change(key, { state: 'uploading' });
    const file = await latest.current.compress(original);
    change(key, { size: file.size });
    const objection = latest.current.check(file);
    if (signal.aborted) return;
    if (objection !== null) return stop(key, original, 'refused', objection);
    try {
      const onProgress = (sent: number) => change(key, { sent });
      const onPaused = async (paused: boolean) => {
        change(key, { state: paused ? 'paused' : 'waiting' });
        if (paused) {
          turns.end(signal);
          latest.current.onNews(original, latest.current.pausedText);
        } else {
          await turns.take(signal);
          change(key, { state: 'uploading' });
        }
      };
      const uploaded = await latest.current.upload(file, { onProgress, onPaused, signal });
      if (signal.aborted) return;
      // Uploaded, so no longer cancellable.
      controls.current.delete(key);
      forget(key);
      keep(uploaded);
      latest.current.onNews(original, null);
    } catch (error) {
      const received = error instanceof Error && error.message !== '' ? error.message : latest.current.failedText;
      if (!signal.aborted) stop(key, original, isFinalRejection(error) ? 'refused' : 'failed', received);
    }
  };
  const enqueue = (key: number, file: File) => {
    const control = new AbortController();
    controls.current.set(key, control);
    void send(key, file, control).finally(() => turns.end(control.signal));
  };

  return {
    pending,
    add: (files: readonly File[]) => {
      const taken = (options.multiple ? files : files.slice(0, 1)).map((file) => ({ key: ++lastKey.current, file }));
      if (!options.multiple) for (const { key } of pending) forget(key);
      setPending((before) => [
        ...(options.multiple ? before : []),
        ...taken.map(({ key, file }) => ({ key, file, state: 'waiting' as const, sent: 0, size: file.size })),
      ]);
      for (const { key, file } of taken) enqueue(key, file);
    },
    retry: ({ key, file }: PendingFile) => {
      change(key, { state: 'waiting', sent: 0, message: undefined });
      enqueue(key, file);
    },
    forget,
  };
}
