import { RequestError } from '../session/fetchGraphQL.ts';
import type { StoryServer } from './storyServer.ts';

const PATH = '/api/upload-file';

/** The story's server for uploads in pieces. */
export interface StoryUploads {
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
    #answer: { status: number; headers: Record<string, string> } | null = null;
    override open(method: string, url: string | URL, async = true): void {
      const { pathname, searchParams } = new URL(url, location.href);
      this.#pathname = pathname;
      this.#query = searchParams;
      super.open(method, url, async);
    }
    override send(body?: Document | XMLHttpRequestBodyInit | null): void {
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
  globalThis.XMLHttpRequest = StoryRequest;
  return {
    finish: async (pathname) => {
      const { file, query } = at(pathname);
      if (!file) throw new Error('The story finishes an incomplete upload');
      const text = (name: string) => query.get(name) ?? '';
      try {
        return Response.json(
          await server.upload({ file, owner: text('owner'), ownerId: Number(text('ownerId')), purpose: text('purpose') }),
          { status: 201 },
        );
      } catch (error) {
        if (!(error instanceof RequestError)) throw error;
        if (error.code === 'NETWORK') throw new TypeError('Failed to fetch', { cause: error });
        return Response.json({ error: error.message }, { status: 400 });
      }
    },
    end: () => {
      globalThis.XMLHttpRequest = Original;
    },
  };
}
