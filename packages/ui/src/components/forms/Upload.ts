/** A file that arrived: what the form keeps of it. */
export interface UploadedFile {
  id: string;
  name: string;
  /** In bytes. */
  size: number;
}

/** Why an upload is called off when the person says so. Without it the page was left, and the upload may go on another time. */
export const CANCELLED = 'cancelled';

export interface UploadOptions {
  /** Told how many bytes of the file have been sent. */
  onProgress: (sent: number) => void;
  /** Told that the upload waits for the connection, and that it goes on. */
  onPaused: (paused: boolean) => void;
  /** Says that the file is not wanted any more; see CANCELLED. */
  signal: AbortSignal;
}

/** Sends one file. The message of the Error with which it rejects is for the person. */
export type UploadFile<Uploaded extends UploadedFile> = (file: File, options: UploadOptions) => Promise<Uploaded>;

/** A file on its way, or one that did not make it. */
export interface PendingFile {
  key: number;
  file: File;
  state: 'waiting' | 'uploading' | 'paused' | 'refused' | 'failed';
  /** Bytes that have been sent, of `size`: a photo is sent smaller than it was chosen. */
  sent: number;
  size: number;
  /** Why it was refused or failed. */
  message?: string | undefined;
}

/** How much of a file has been sent, in percent. */
export const percentOf = ({ sent, size }: Pick<PendingFile, 'sent' | 'size'>): number =>
  size > 0 ? Math.min(100, Math.floor((sent / size) * 100)) : 0;
