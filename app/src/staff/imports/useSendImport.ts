import { importUploadPath, type ImportMode, type UploadKind } from '@atlas/domain/imports';
import { useEffect, useRef, useState } from 'react';
import { useScreenCache } from '../../routing/routerContext.ts';
import { RequestError } from '../../session/fetchGraphQL.ts';
import type { Sending } from '../../shared/uploads/useSendFile.ts';
import { ImportRejected, sendImportFile, sendSheetLink } from './sendImport.ts';

/** A workbook to check: a file, or the link of a published spreadsheet. */
export type ImportSource = { readonly kind: UploadKind; readonly mode: ImportMode } & ({ readonly file: File } | { readonly url: string });

/** The statuses of a rejection that concerns the file or the link, not the person. */
const ABOUT_SOURCE: readonly number[] = [400, 413, 415];

/** A rejection at the field that it concerns. */
function atField(error: unknown, field: string): unknown {
  if (!(error instanceof ImportRejected)) return error;
  const { message, status } = error;
  return new RequestError(message, 'BAD_USER_INPUT', ABOUT_SOURCE.includes(status) ? { [field]: message } : undefined);
}

/**
 * Returns `send`, which has a workbook checked, and the progress of its file; null without a file
 * under way. Leaving the page stops it.
 */
export function useSendImport(): {
  sending: Sending | null;
  /** @returns the id of the import */
  send: (source: ImportSource) => Promise<number>;
} {
  const cache = useScreenCache();
  const [sending, setSending] = useState<Sending | null>(null);
  const leaving = useRef<AbortController>(null);
  useEffect(() => () => leaving.current?.abort(), []);
  const send = async (source: ImportSource) => {
    const control = new AbortController();
    leaving.current = control;
    const { kind, mode } = source;
    try {
      const id = await ('url' in source
        ? sendSheetLink({ kind, mode, url: source.url }, control)
        : sendImportFile(importUploadPath(kind, mode), source.file, {
            onSent: (sent) =>
              setSending({
                name: source.file.name,
                sent,
                size: source.file.size,
                isPaused: false,
                isRunning: () => leaving.current === control,
              }),
            signal: control.signal,
          }));
      cache.invalidate();
      return id;
    } catch (error) {
      throw atField(error, 'url' in source ? 'url' : 'files');
    } finally {
      leaving.current = null;
      setSending(null);
    }
  };
  return { sending, send };
}
