import type { IncomingMessage } from 'node:http';

/** The validators that distinguish the states of a stored file. */
export interface Validators {
  /** A strong validator, in quotes. */
  etag: string;
  /** In whole seconds, as in the header. */
  lastModified: Date;
}

/**
 * Whether the client already has this state, by `If-None-Match` or, without that, by
 * `If-Modified-Since`. RFC 9110, 13.2.2.
 */
export function isNotModified({ headers }: Pick<IncomingMessage, 'headers'>, { etag, lastModified }: Validators): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined) return tags.trim() === '*' || tags.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
  // An unreadable date is not later than any other.
  return Date.parse(headers['if-modified-since'] ?? '') >= inSeconds(lastModified);
}

/**
 * Whether the client may get a range of a file: `If-Range` is absent or names this very state, so
 * that the ranges the client has belong to it. Otherwise the client gets the whole file. RFC 9110,
 * 13.1.5.
 */
export function isSameRange({ headers }: Pick<IncomingMessage, 'headers'>, { etag, lastModified }: Validators): boolean {
  const validator = headers['if-range'];
  if (typeof validator !== 'string') return true;
  return validator.includes('"') ? validator.trim() === etag : Date.parse(validator) === inSeconds(lastModified);
}

const inSeconds = (at: Date): number => Math.floor(at.getTime() / 1000) * 1000;

/**
 * Reads the range of a Range header.
 *
 * @returns undefined for several ranges or no valid one; the whole file is sent then. RFC 9110,
 * 14.1.
 */
export function readRange(header: string | undefined, size: number): { start: number; end: number } | 'unsatisfiable' | undefined {
  const match = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return undefined;
  if (match[1] !== '' && match[2] !== '' && Number(match[1]) > Number(match[2])) return undefined;
  const start = match[1] === '' ? Math.max(0, size - Number(match[2])) : Number(match[1]);
  const end = match[1] === '' || match[2] === '' ? size - 1 : Math.min(Number(match[2]), size - 1);
  return start > end || start >= size ? 'unsatisfiable' : { start, end };
}
