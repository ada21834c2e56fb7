import { GENERIC_ERROR } from '@atlas/domain/errors';

/** For responses without a body, such as those to HEAD. */
const SENTENCES: Readonly<Record<number, string>> = {
  401: 'Log in to continue.',
  403: 'Your access level does not include this.',
};

/** The server's rejection of a part of an upload. */
export class UploadRejected extends Error {
  override name = 'UploadRefused';
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }

  /** Reads the server's message. A proxy's response has none that users should read. */
  static of(status: number, body: string): UploadRejected {
    const otherwise = SENTENCES[status] ?? GENERIC_ERROR;
    try {
      const { error } = JSON.parse(body) as { error?: unknown };
      return new UploadRejected(status, typeof error === 'string' ? error : otherwise);
    } catch {
      return new UploadRejected(status, otherwise);
    }
  }

  /** Whether the upload no longer exists. The file is then sent from the beginning. */
  get isLost(): boolean {
    return this.status === 404 || this.status === 410;
  }

  /**
   * Whether a retry may succeed: another request is still working on the upload, or a server is
   * starting.
   */
  get isPassing(): boolean {
    return [408, 409, 423, 500, 502, 503, 504].includes(this.status);
  }

  /** Whether the same file would be rejected again. */
  get isFinal(): boolean {
    return this.status === 400 || this.status === 413;
  }
}
