import { z } from 'zod';
import { rejectionOf } from '../db/databaseRejection.ts';

const MAX_CHARACTERS = 1000;

/**
 * Why a job failed, as stored and shown to staff: the message of the error. A database message
 * repeats the values that were sent, so for a rejection only its kind and the name of the
 * constraint are included.
 *
 * @example problemOf(new Error('The storage did not answer.')) // 'The storage did not answer.'
 */
export const problemOf = (error: unknown): string => messageOf(error).slice(0, MAX_CHARACTERS);

function messageOf(error: unknown): string {
  const rejection = rejectionOf(error);
  if (rejection) return `The database refused a statement (${[rejection.sqlState, rejection.constraint].filter(Boolean).join(', ')}).`;
  if (error instanceof z.ZodError) return error.issues.map(({ path, message }) => [...path, message].join(': ')).join('; ');
  if (!(error instanceof Error)) return String(error);
  // A statement without a response: its own message is the statement with every value.
  return 'query' in error ? messageOf(error.cause) : error.message;
}
