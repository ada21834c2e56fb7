import type { IncomingMessage } from 'node:http';

/** What tells one state of a stored file from another. */
export interface Validators {
  /** A strong one, in quotes. */
  etag: string;
  /** In whole seconds, as the header states it. */
  lastModified: Date;
}

/** Whether the client has this state already, by `If-None-Match` or, without that, by `If-Modified-Since`. RFC 9110, 13.2.2. */
export function isNotModified({ headers }: Pick<IncomingMessage, 'headers'>, { etag, lastModified }: Validators): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined) return tags.trim() === '*' || tags.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
  // A date that cannot be read is not later than any other.
  return Date.parse(headers['if-modified-since'] ?? '') >= inSeconds(lastModified);
}

/**
 * Whether a part of a file is what the client wants: `If-Range` is absent, or names this very state, so that the parts that it has belong to it. Else it
 * gets the whole file. RFC 9110, 13.1.5.
 */
export function isSameRange({ headers }: Pick<IncomingMessage, 'headers'>, { etag, lastModified }: Validators): boolean {
  const validator = headers['if-range'];
  if (typeof validator !== 'string') return true;
  return validator.includes('"') ? validator.trim() === etag : Date.parse(validator) === inSeconds(lastModified);
}

const inSeconds = (at: Date): number => Math.floor(at.getTime() / 1000) * 1000;

/** One range of a Range header; undefined without one that is valid, and for several: then the file is sent whole. RFC 9110, 14.1. */
export function readRange(header: string | undefined, size: number): { start: number; end: number } | 'unsatisfiable' | undefined {
  const match = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return undefined;
  if (match[1] !== '' && match[2] !== '' && Number(match[1]) > Number(match[2])) return undefined;
  const start = match[1] === '' ? Math.max(0, size - Number(match[2])) : Number(match[1]);
  const end = match[1] === '' || match[2] === '' ? size - 1 : Math.min(Number(match[2]), size - 1);
  return start > end || start >= size ? 'unsatisfiable' : { start, end };
}
