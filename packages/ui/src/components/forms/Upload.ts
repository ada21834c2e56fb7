/** An uploaded file, as the form keeps it. */
export interface UploadedFile {
  id: string;
  name: string;
  /** Size in bytes. */
  size: number;
}

/** The abort reason when the user cancels. Without it the page was left, and the upload may be resumed later. */
export const CANCELLED = 'cancelled';

export interface UploadOptions {
  /** Called with the number of bytes sent. */
  onProgress: (sent: number) => void;
  /**
   * Called when the upload waits for the connection and when it resumes. Await it before sending:
   * a resumed upload waits until no other one is running.
   */
  onPaused: (paused: boolean) => void | Promise<void>;
  /** Aborts the upload; see CANCELLED. */
  signal: AbortSignal;
}

/**
 * Uploads one file. Rejects with an Error whose message is shown to the user. If its `isFinal` is
 * true, the same file would be rejected again, and the field offers no retry.
 */
export type UploadFile<Uploaded extends UploadedFile> = (file: File, options: UploadOptions) => Promise<Uploaded>;

/** Whether the same file would be rejected again. */
export const isFinalRejection = (error: unknown): boolean => error instanceof Error && 'isFinal' in error && error.isFinal === true;

/** A file that is uploading, rejected or failed. */
export interface PendingFile {
  key: number;
  file: File;
  state: 'waiting' | 'uploading' | 'paused' | 'refused' | 'failed';
  /** The bytes sent, of `size`, which is smaller than the file if it was compressed. */
  sent: number;
  size: number;
  /** The reason why it was rejected or failed. */
  message?: string | undefined;
}

/** The upload progress of a file in percent. */
export const percentOf = ({ sent, size }: Pick<PendingFile, 'sent' | 'size'>): number =>
  size > 0 ? Math.min(100, Math.floor((sent / size) * 100)) : 0;
