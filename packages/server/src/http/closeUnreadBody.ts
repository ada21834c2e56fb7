import type { IncomingMessage, ServerResponse } from 'node:http';

/** Bodies up to this declared size are read to their end, so that their connection stays open. */
const MAX_DRAINED_BYTES = 64 * 1024;
/** The most bytes read after the response. */
const LINGER_BYTES = 256 * 1024;
/** Time for the client to read the response before its connection ends, in milliseconds. */
const LINGER_MS = 1000;

/** The size that a request declares for its body, in bytes; Infinity for one in chunks. */
const declaredBytes = ({ headers }: IncomingMessage): number =>
  headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : Number.POSITIVE_INFINITY;

/**
 * Ends the connection of a request whose response was sent before its body was read. It ends after
 * the response and a short linger, in which a bounded number of bytes is discarded. Without the
 * linger, the reset of the connection could overtake the response. Node.js itself would read the
 * rest of the body, however long it is. Call it before the request is handled.
 */
export function closeUnreadBody(req: IncomingMessage, res: ServerResponse): void {
  if (declaredBytes(req) <= MAX_DRAINED_BYTES) return;
  const { writeHead, end } = res;
  res.writeHead = (...args: unknown[]) => {
    if (!req.complete) res.setHeader('connection', 'close');
    return Reflect.apply(writeHead, res, args) as ServerResponse;
  };
  res.end = (...args: unknown[]) => {
    if (req.complete || req.destroyed) return Reflect.apply(end, res, args) as ServerResponse;
    const [chunk, encoding] = args.filter((arg) => typeof arg !== 'function');
    if (!res.headersSent) res.writeHead(res.statusCode);
    if (chunk === undefined || chunk === null) res.flushHeaders();
    else res.write(chunk, (encoding as BufferEncoding | undefined) ?? 'utf8');
    linger(req, () =>
      Reflect.apply(
        end,
        res,
        args.filter((arg) => typeof arg === 'function'),
      ),
    );
    return res;
  };
}

/** Discards what arrives, then calls `done`: at the end of the body or when the time is over. */
function linger(req: IncomingMessage, done: () => void): void {
  let bytes = 0;
  const stop = () => {
    clearTimeout(timer);
    req.off('data', count).off('end', stop).off('close', stop).pause();
    done();
  };
  const count = (chunk: Buffer) => {
    bytes += chunk.length;
    // Pauses the client, which has until the end of the linger to read the response.
    if (bytes > LINGER_BYTES) req.pause();
  };
  const timer = setTimeout(stop, LINGER_MS);
  req.on('data', count).once('end', stop).once('close', stop);
}
