import { RequestError } from '../session/fetchGraphQL.ts';
import type { StoryServer } from './storyServer.ts';

interface Answer {
  status: number;
  body: object;
}

/** Answers uploads, which go by XMLHttpRequest, from the server of a story; other requests are the browser's. Answers the function that ends it. */
export function answerUploads(server: StoryServer): () => void {
  const Original = globalThis.XMLHttpRequest;
  class StoryRequest extends Original {
    #query: URLSearchParams | null = null;
    #answer: Answer | null = null;
    override open(method: string, url: string | URL, async = true): void {
      const { pathname, searchParams } = new URL(url, location.href);
      this.#query = pathname === '/api/upload-file' ? searchParams : null;
      super.open(method, url, async);
    }
    override send(body?: Document | XMLHttpRequestBodyInit | null): void {
      if (this.#query === null || !(body instanceof File)) return super.send(body);
      void answerOf(server, body, this.#query).then((answer) => {
        this.#answer = answer;
        this.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded: body.size, total: body.size }));
        this.dispatchEvent(new ProgressEvent(answer === null ? 'error' : 'load'));
      });
    }
    override get status(): number {
      return this.#answer?.status ?? super.status;
    }
    override get responseText(): string {
      return this.#answer ? JSON.stringify(this.#answer.body) : super.responseText;
    }
  }
  globalThis.XMLHttpRequest = StoryRequest;
  return () => {
    globalThis.XMLHttpRequest = Original;
  };
}

/** What the upload address answers; null when the request never arrives. */
async function answerOf(server: StoryServer, file: File, query: URLSearchParams): Promise<Answer | null> {
  const owner = query.get('owner') ?? '';
  try {
    return {
      status: 201,
      body: await server.upload({ file, owner, ownerId: Number(query.get('ownerId')), purpose: query.get('purpose') ?? '' }),
    };
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    return error.code === 'NETWORK' ? null : { status: 400, body: { error: error.message } };
  }
}
