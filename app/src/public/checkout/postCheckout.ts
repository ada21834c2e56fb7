import { GENERIC_ERROR } from '@atlas/domain/errors';
import { fetchWithin } from '../../session/fetchWithin.ts';
import type { EntryError } from '../../session/useEntryForm.ts';

/** The server's answer to an accepted form of an order or a bill. */
export interface Posted {
  /** The address of the next page. */
  next: string;
  /** The id of the receipt that was sent, and the key that uploads its picture. */
  receipt?: number;
  uploadKey?: string | null;
}

/**
 * Posts a form to the page's own address, as a browser without script does, and reads the answer as
 * JSON.
 */
export async function postCheckout<Values>(
  values: Readonly<Record<string, string>>,
): Promise<{ posted: Posted } | { rejected: EntryError<Values>; status: number }> {
  const response = await fetchWithin(location.pathname + location.search, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams(values),
  });
  const answer = (await response.json()) as Posted & { error?: string; fieldErrors?: EntryError<Values>['fields'] };
  if (response.ok) return { posted: answer };
  return { rejected: { text: answer.error ?? GENERIC_ERROR, fields: answer.fieldErrors ?? {} }, status: response.status };
}

/**
 * Loads a page as a new document. The secret of an order is in a cookie that only documents of its
 * checkout receive.
 */
export const openDocument = (next: string): void => location.assign(next);
