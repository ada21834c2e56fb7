import type { IncomingMessage } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** A text as small as the browser understands it, with the headers that say so. Fast rather than smallest: it is done for each request. */
export function compressed(req: IncomingMessage, text: string): { body: Buffer; headers: Record<string, string | number> } {
  const accepts = String(req.headers['accept-encoding'] ?? '');
  const encoding = /\bbr\b/.test(accepts) ? 'br' : /\bgzip\b/.test(accepts) ? 'gzip' : undefined;
  const body =
    encoding === 'br'
      ? brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
      : encoding === 'gzip'
        ? gzipSync(text)
        : Buffer.from(text);
  return { body, headers: { 'content-length': body.length, ...(encoding && { 'content-encoding': encoding }) } };
}
