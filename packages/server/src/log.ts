import { pino, type Logger } from 'pino';

export type Log = Logger;

/** Structured logs, one JSON object a line. What could carry a secret is never written, wherever it stands. */
export const createLog = (level: string): Log =>
  pino({
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
  });
