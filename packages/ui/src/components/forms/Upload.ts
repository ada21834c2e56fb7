/** A file that arrived: what the form keeps of it. */
export interface UploadedFile {
  id: string;
  name: string;
  /** In bytes. */
  size: number;
}

/** Sends one file. `onProgress` takes percents; the signal says that it is not wanted any more. An Error's message is for the person. */
export type UploadFile<Uploaded extends UploadedFile> = (
  file: File,
  options: { onProgress: (percent: number) => void; signal: AbortSignal },
) => Promise<Uploaded>;

/** A file on its way, or one that did not make it. */
export interface PendingFile {
  key: number;
  file: File;
  state: 'waiting' | 'uploading' | 'refused' | 'failed';
  percent: number;
  /** Why it was refused or failed. */
  message?: string | undefined;
}
