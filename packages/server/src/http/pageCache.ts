import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { encode, encodingHeaders, encodingOf, type Encoding } from './compressed.ts';

/** So much memory do kept pages take at most. */
const MAX_BYTES = 16 * 2 ** 20;
/** Of brotli: somewhat smaller than what is compressed for each request. */
const QUALITY = 5;

/** What a page of an address depends on: the session and the choice of low data are cookies. */
export const PAGE_VARIES = 'accept-encoding, cookie, save-data';

/** A page as it was drawn, with the policy that its hashes are in: the one never goes without the other. */
export class KeptPage {
  readonly #html: string;
  readonly #policy: string;
  readonly #hash: string;
  readonly #bodies = new Map<Encoding, Buffer>();

  constructor(html: string, policy: string) {
    this.#html = html;
    this.#policy = policy;
    this.#hash = createHash('sha256').update(policy).update('\n').update(html).digest('base64url');
  }

  /** At most, with all that it may be compressed to. */
  get bytes(): number {
    return 4 * Buffer.byteLength(this.#html);
  }

  /**
   * Answers with the page, or with 304 where the browser has it. The browser may keep it, and asks each time whether it is still the page: with
   * the cookie of a session it is another one.
   */
  send(req: IncomingMessage, res: ServerResponse): void {
    const encoding = encodingOf(req);
    // A strong validator names bytes, so each encoding has its own.
    const etag = `"${this.#hash}-${encoding}"`;
    res.setHeader('content-security-policy', this.#policy);
    res.setHeader('cache-control', 'private, no-cache');
    res.setHeader('vary', PAGE_VARIES);
    res.setHeader('etag', etag);
    if (names(req.headers['if-none-match'], etag)) return void res.writeHead(304).end();
    const body = this.#bodies.get(encoding) ?? encode(this.#html, encoding, QUALITY);
    this.#bodies.set(encoding, body);
    res.writeHead(200, { ...encodingHeaders(body, encoding), 'content-type': 'text/html; charset=utf-8' });
    res.end(req.method === 'HEAD' ? undefined : body);
  }
}

/** Whether If-None-Match names a validator, which a proxy may have called weak meanwhile. */
const names = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag) ?? false;

/**
 * Pages that are the same for everybody, one for each path, or for each path and way to draw it. A page is handed out only to whoever brings exactly what it was made of, so it is never
 * older than the answers in it. Those that nobody asked for the longest go first.
 */
export class PageCache {
  readonly #pages = new Map<string, { madeOf: string; page: KeptPage; bytes: number }>();
  readonly #mostBytes: number;
  #bytes = 0;

  constructor(mostBytes = MAX_BYTES) {
    this.#mostBytes = mostBytes;
  }

  /** The page of a path, if it was made of the same. */
  find(path: string, madeOf: string): KeptPage | null {
    const known = this.#pages.get(path);
    if (known?.madeOf !== madeOf) return null;
    // What is asked for is the youngest again.
    this.#pages.delete(path);
    this.#pages.set(path, known);
    return known.page;
  }

  /** Keeps a page in the place of the former one of its path. */
  keep(path: string, madeOf: string, page: KeptPage): void {
    this.#drop(path);
    const bytes = page.bytes + 2 * (path.length + madeOf.length);
    this.#pages.set(path, { madeOf, page, bytes });
    this.#bytes += bytes;
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= this.#mostBytes) break;
      this.#drop(oldest);
    }
  }

  #drop(path: string): void {
    this.#bytes -= this.#pages.get(path)?.bytes ?? 0;
    this.#pages.delete(path);
  }
}
