import { pino, stdSerializers, type DestinationStream, type Logger } from 'pino';
import { rejectionOf } from './db/databaseRejection.ts';

export type Log = Logger;

const EMAIL = /[\p{L}\p{N}.!#$%&'*+=?^_{|}~-]{1,64}(?:@|%40)[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+/giu;
const CALENDAR = /(\/api\/calendar\/)[^\s/?#"'`<>()]+/g;
const QUERY = /(\/[^\s?#"'`<>()]{0,2000})\?[^\s"'`<>()]*/g;

/** A text without the query strings and secret segments of the addresses in it, and without e-mail addresses. */
export const withoutAddresses = (text: string): string => text.replace(QUERY, '$1').replace(CALENDAR, '$1:token').replace(EMAIL, '[email]');

/** A serialized error with its texts scrubbed, those of the errors inside it too; some errors of Node.js contain the address that failed. */
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
 * An error as it is logged. What a database says in its messages repeats the values that were sent, so of its refusals only the kind, the
 * names and the text of the statement are kept, without parameters, and of the stack only the places.
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

/** Structured logs, one JSON object a line, to the standard output unless told otherwise. What could carry a secret is never written. */
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
