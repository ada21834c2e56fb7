import { GENERIC_ERROR } from '@atlas/domain/errors';
import { fetchWithin } from '../../session/fetchWithin.ts';

/** The answer to a posted form of a checkout, an order or a bill. */
export type CheckoutAnswer = { next: string } | { status: number; error: string; fieldErrors: Readonly<Record<string, string>> };

/** Sends a form to the page's own address, as a browser without script does, and reads the answer as JSON. */
export async function sendCheckout(values: Readonly<Record<string, string>>): Promise<CheckoutAnswer> {
  const response = await fetchWithin(location.pathname + location.search, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams(values),
  });
  const answer = (await response.json()) as { next?: string; error?: string; fieldErrors?: Record<string, string> };
  if (response.ok && answer.next !== undefined) return { next: answer.next };
  return { status: response.status, error: answer.error ?? GENERIC_ERROR, fieldErrors: answer.fieldErrors ?? {} };
}
