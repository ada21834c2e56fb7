import { z } from 'zod';
import { rejectionOf } from '../db/databaseRejection.ts';

const MAX_CHARACTERS = 1000;

/**
 * Why a job failed, as it is kept and shown to staff: the message of the error. What a database says repeats the values that were sent, so of its
 * refusals only the kind and the name of the constraint are told.
 *
 * @example problemOf(new Error('The storage did not answer.')) // 'The storage did not answer.'
 */
export const problemOf = (error: unknown): string => messageOf(error).slice(0, MAX_CHARACTERS);

function messageOf(error: unknown): string {
  const rejection = rejectionOf(error);
  if (rejection) return `The database refused a statement (${[rejection.sqlState, rejection.constraint].filter(Boolean).join(', ')}).`;
  if (error instanceof z.ZodError) return error.issues.map(({ path, message }) => [...path, message].join(': ')).join('; ');
  if (!(error instanceof Error)) return String(error);
  // A statement that got no answer: its own message is the statement with every value.
  return 'query' in error ? messageOf(error.cause) : error.message;
}
