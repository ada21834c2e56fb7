import { GENERIC_ERROR } from '@atlas/domain/errors';

/** For answers without a body, as those to HEAD are. */
const SENTENCES: Readonly<Record<number, string>> = {
  401: 'Log in to continue.',
  403: 'Your access level does not include this.',
};

/** The server's answer to a part of an upload that it did not take. */
export class UploadRejected extends Error {
  override name = 'UploadRefused';
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }

  /** Reads the server's sentence; a proxy's answer has none that people should read. */
  static of(status: number, body: string): UploadRejected {
    const otherwise = SENTENCES[status] ?? GENERIC_ERROR;
    try {
      const { error } = JSON.parse(body) as { error?: unknown };
      return new UploadRejected(status, typeof error === 'string' ? error : otherwise);
    } catch {
      return new UploadRejected(status, otherwise);
    }
  }

  /** Whether the upload is not there any more: then the file is sent from the beginning. */
  get isLost(): boolean {
    return this.status === 404 || this.status === 410;
  }

  /** Whether it may go well in a moment: another request is still at work on it, or a server is starting. */
  get isPassing(): boolean {
    return [408, 409, 423, 500, 502, 503, 504].includes(this.status);
  }

  /** Whether the same file would be refused again. */
  get isFinal(): boolean {
    return this.status === 400 || this.status === 413;
  }
}
