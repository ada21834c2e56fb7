import { RequestError } from '../session/fetchGraphQL.ts';
import type { StoryServer, StoryUpload } from './storyServer.ts';

const PATH = '/api/upload-file';
const IMPORT_PATH = /^\/api\/upload-(?:create|upsert|update)-[a-z]+$/;

/** The story's server for uploads in pieces, and for workbooks to check. */
export interface StoryUploads {
  /** Has a published spreadsheet checked, which arrives as an upload named by its link. */
  checkLink(body: string): Promise<Response>;
  /** Turns the pieces that arrived at an address into a file. */
  finish(pathname: string): Promise<Response>;
  /** Restores the browser's XMLHttpRequest. */
  end(): void;
}

interface Begun {
  query: URLSearchParams;
  file?: File;
}

/**
 * Replaces XMLHttpRequest, which sends the pieces of uploads. Other requests go to the browser's
 * own.
 */
export function respondToUploads(server: StoryServer): StoryUploads {
  const Original = globalThis.XMLHttpRequest;
  const begun: Begun[] = [];
  class StoryRequest extends Original {
    #pathname = '';
    #query = new URLSearchParams();
    #answer: { status: number; headers: Record<string, string>; text?: string } | null = null;
    override open(method: string, url: string | URL, async = true): void {
      const { pathname, searchParams } = new URL(url, location.href);
      this.#pathname = pathname;
      this.#query = searchParams;
      super.open(method, url, async);
    }
    override send(body?: Document | XMLHttpRequestBodyInit | null): void {
      if (IMPORT_PATH.test(this.#pathname)) return void this.#check(body as FormData);
      if (!this.#pathname.startsWith(PATH)) return super.send(body);
      queueMicrotask(() => {
        this.#answer = this.#pathname === PATH ? begin(this.#query) : take(this.#pathname, body as Blob);
        if (body instanceof Blob) {
          const sent = { lengthComputable: true, loaded: body.size, total: body.size };
          this.upload.dispatchEvent(new ProgressEvent('progress', sent));
        }
        this.dispatchEvent(new ProgressEvent('load'));
      });
    }
    async #check(form: FormData): Promise<void> {
      const file = form.get('file') as File;
      this.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded: file.size, total: file.size }));
      try {
        const response = await check(this.#pathname, file);
        this.#answer = { status: response.status, headers: {}, text: await response.text() };
        this.dispatchEvent(new ProgressEvent('load'));
      } catch {
        this.dispatchEvent(new ProgressEvent('error'));
      }
    }
    override get responseText(): string {
      return this.#answer?.text ?? super.responseText;
    }
    override get status(): number {
      return this.#answer?.status ?? super.status;
    }
    override getResponseHeader(name: string): string | null {
      return this.#answer ? (this.#answer.headers[name.toLowerCase()] ?? null) : super.getResponseHeader(name);
    }
  }
  const begin = (query: URLSearchParams) => ({ status: 201, headers: { location: `${PATH}/${begun.push({ query }) - 1}` } });
  const at = (pathname: string) => {
    const one = begun[Number(pathname.slice(PATH.length + 1))];
    if (!one) throw new Error(`The story has no upload at ${pathname}`);
    return one;
  };
  const take = (pathname: string, piece: Blob) => {
    const one = at(pathname);
    one.file = new File([piece], one.query.get('name') ?? '');
    return { status: 204, headers: { 'upload-offset': String(piece.size) } };
  };
  const answered = async (upload: StoryUpload, status: number): Promise<Response> => {
    try {
      return Response.json(await server.upload(upload), { status });
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      if (error.code === 'NETWORK') throw new TypeError('Failed to fetch', { cause: error });
      return Response.json({ error: error.message }, { status: 400 });
    }
  };
  const check = (purpose: string, file: File) => answered({ file, owner: 'import', ownerId: 0, purpose }, 202);
  globalThis.XMLHttpRequest = StoryRequest;
  return {
    checkLink: (body) => check('/api/gsheet', new File([body], (JSON.parse(body) as { url: string }).url)),
    finish: async (pathname) => {
      const { file, query } = at(pathname);
      if (!file) throw new Error('The story finishes an incomplete upload');
      const text = (name: string) => query.get(name) ?? '';
      return answered({ file, owner: text('owner'), ownerId: Number(text('ownerId')), purpose: text('purpose') }, 201);
    },
    end: () => {
      globalThis.XMLHttpRequest = Original;
    },
  };
}
