import { pino, stdSerializers, type DestinationStream, type Logger } from 'pino';
import { rejectionOf } from './db/databaseRejection.ts';

export type Log = Logger;

const EMAIL = /[\p{L}\p{N}.!#$%&'*+=?^_{|}~-]{1,64}(?:@|%40)[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+/giu;
const CALENDAR = /(\/api\/calendar\/)[^\s/?#"'`<>()]+/g;
const QUERY = /(\/[^\s?#"'`<>()]{0,2000})\?[^\s"'`<>()]*/g;

/** Removes query strings and secret segments of addresses, and email addresses, from a text. */
export const withoutAddresses = (text: string): string => text.replace(QUERY, '$1').replace(CALENDAR, '$1:token').replace(EMAIL, '[email]');

/**
 * Scrubs the texts of a serialized error, including nested errors. Some errors of Node.js contain
 * the address that failed.
 */
const scrubbed = (serialized: object): object =>
  Object.fromEntries(
    Object.entries(serialized).map(([name, value]: [string, unknown]) => {
      if (typeof value === 'string') return [name, withoutAddresses(value)];
      return [name, Array.isArray(value) ? value.map(scrubbedPart) : value];
    }),
  );

const scrubbedPart = (part: unknown): unknown => {
  if (typeof part === 'string') return withoutAddresses(part);
  return typeof part === 'object' && part !== null ? scrubbed(part) : part;
};

/**
 * Serializes an error for the log. A database's message repeats the values that were sent. Of such
 * an error only the kind, the names and the text of the statement without parameters are logged,
 * and only the locations of the stack.
 */
export function serializeError(error: unknown): unknown {
  const rejection = rejectionOf(error);
  if (!(error instanceof Error)) return error;
  if (rejection === null && !('query' in error)) {
    return { ...scrubbed(stdSerializers.err(error)), cause: error.cause && serializeError(error.cause) };
  }
  const { query } = error as { query?: unknown };
  const places = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return { type: error.name, ...rejection, ...(typeof query === 'string' && { query }), stack: places?.join('\n') };
}

/**
 * Creates a structured log, one JSON object per line, to the standard output by default. Fields
 * that could contain a secret are never written.
 */
export const createLog = (level: string, to?: DestinationStream): Log =>
  pino(
    {
      serializers: { err: serializeError },
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: [
          'password',
          '*.password',
          'token',
          '*.token',
          'authorization',
          '*.authorization',
          'cookie',
          '*.cookie',
          'headers.authorization',
          'headers.cookie',
          'variables',
          '*.variables',
          'resetToken',
          '*.resetToken',
          'otp',
          '*.otp',
        ],
        censor: '[hidden]',
      },
    },
    to,
  );
