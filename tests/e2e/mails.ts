import type { APIRequestContext } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { expect } from './fixtures.ts';

/** The password of a new account. */
export const FORMER = 'tatlong-mangga-77';

/**
 * Creates a new account without a browser.
 *
 * @returns its email address
 */
export async function newAccount(request: APIRequestContext): Promise<string> {
  const username = `ana-${randomUUID()}@example.com`;
  const data = { method: 'signup', username, password: FORMER, firstName: 'Ana', lastName: 'Reyes', facebookProfile: '' };
  expect((await request.post('/api/auth', { data })).status()).toBe(201);
  return username;
}

/**
 * Waits for the newest email to an address with a subject.
 *
 * @returns its plain text
 */
export async function mailTo(request: APIRequestContext, address: string, subject: string): Promise<string> {
  let id: string | undefined;
  await expect(async () => {
    const list = await (await request.get(`/dev/mailbox?${new URLSearchParams({ to: address }).toString()}`)).text();
    id = new RegExp(`href="/dev/mailbox/(\\d+)">${subject}`).exec(list)?.[1];
    expect(id).toBeDefined();
  }).toPass();
  const mail = await (await request.get(`/dev/mailbox/${id}`)).text();
  return (/<pre[^>]*>([\s\S]*?)<\/pre>/.exec(mail)?.[1] ?? '').replaceAll('&amp;', '&');
}

export const codeIn = (text: string): string => /\b\d{6}\b/.exec(text)?.[0] ?? '';
export const linkIn = (text: string, path: string): string => new RegExp(`https?://[^\\s]*${path}[^\\s]*`).exec(text)?.[0] ?? '';
