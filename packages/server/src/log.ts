import { pino, stdSerializers, type DestinationStream, type Logger } from 'pino';
import { refusalOf } from './db/refusal.ts';

export type Log = Logger;

/**
 * An error as it is logged. What a database says in its messages repeats the values that were sent, so of its refusals only the kind, the
 * names and the text of the statement are kept, without parameters, and of the stack only the places.
 */
export function serializeError(error: unknown): unknown {
  const refusal = refusalOf(error);
  if (!(error instanceof Error)) return error;
  if (refusal === null && !('query' in error)) return { ...stdSerializers.err(error), cause: error.cause && serializeError(error.cause) };
  const { query } = error as { query?: unknown };
  const places = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return { type: error.name, ...refusal, ...(typeof query === 'string' && { query }), stack: places?.join('\n') };
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
