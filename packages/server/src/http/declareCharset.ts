import type { ServerResponse } from 'node:http';

const TEXTUAL = /^(?:text\/|application\/(?:json|javascript|xml)\b|[\w.-]+\/[\w.-]+\+(?:json|xml)\b)/i;

/**
 * A media type with its character set. Everything textual that Atlas sends is UTF-8.
 *
 * @example withCharset('text/csv') // 'text/csv; charset=utf-8'
 */
export const withCharset = (type: string): string => (TEXTUAL.test(type) && !/;\s*charset=/i.test(type) ? `${type}; charset=utf-8` : type);

const isTypeHeader = (name: unknown): boolean => String(name).toLowerCase() === 'content-type';

/**
 * Adds the character set to the content type of a response, whether our handlers, the server of the
 * build's files or a library write the headers. Call it before the request is handled.
 */
export function declareCharset(res: ServerResponse): void {
  const { writeHead } = res;
  res.writeHead = (...args: unknown[]) => {
    const type = res.getHeader('content-type');
    if (typeof type === 'string') res.setHeader('content-type', withCharset(type));
    return Reflect.apply(writeHead, res, args.map(withTypeDeclared)) as ServerResponse;
  };
}

/**
 * Adds the character set to an argument of `writeHead`: headers as an object or as a flat list of
 * names and values. Other arguments are returned unchanged.
 */
function withTypeDeclared(arg: unknown): unknown {
  if (typeof arg !== 'object' || arg === null) return arg;
  if (Array.isArray(arg))
    return arg.map((value, at) => (at % 2 === 1 && isTypeHeader(arg[at - 1]) ? withCharset(String(value)) : (value as unknown)));
  const entries = Object.entries(arg).map(([name, value]) => [name, isTypeHeader(name) ? withCharset(String(value)) : (value as unknown)]);
  return Object.fromEntries(entries) as unknown;
}
