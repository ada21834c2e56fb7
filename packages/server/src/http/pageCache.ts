import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { encode, encodingHeaders, encodingOf, type Encoding } from './compressed.ts';

/** The memory for cached pages, in bytes. */
const MAX_BYTES = 16 * 2 ** 20;
/** The brotli quality: somewhat smaller output than for what is compressed on each request. */
const QUALITY = 5;

/** The headers that a page varies by. The session and the choice of low data are cookies. */
export const PAGE_VARIES = 'accept-encoding, cookie, save-data';

/**
 * A rendered page together with the policy that contains its hashes. Neither is ever sent without
 * the other.
 */
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

  /** The most bytes that it may take, including every compressed copy. */
  get bytes(): number {
    return 4 * Buffer.byteLength(this.#html);
  }

  /**
   * Sends the page, or 304 when the browser has it. The browser may store the page and revalidates
   * it each time, because another session cookie gets another page.
   */
  send(req: IncomingMessage, res: ServerResponse): void {
    const encoding = encodingOf(req);
    // A strong validator names bytes, so each encoding has a different one.
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

/** Whether If-None-Match contains a validator, which a proxy may have marked as weak. */
const names = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag) ?? false;

/**
 * A cache of pages that are the same for everyone, one for each path, or for each path and variant.
 * A page is returned only for exactly the inputs it was rendered from, so it is never older than
 * its data. The least recently requested pages are evicted first.
 */
export class PageCache {
  readonly #pages = new Map<string, { madeOf: string; page: KeptPage; bytes: number }>();
  readonly #mostBytes: number;
  #bytes = 0;

  constructor(mostBytes = MAX_BYTES) {
    this.#mostBytes = mostBytes;
  }

  /** The page of a path, if it was rendered from the same inputs. */
  find(path: string, madeOf: string): KeptPage | null {
    const known = this.#pages.get(path);
    if (known?.madeOf !== madeOf) return null;
    // Moves the requested page to the end, as the most recent.
    this.#pages.delete(path);
    this.#pages.set(path, known);
    return known.page;
  }

  /** Stores a page in place of the former one of its path. */
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
