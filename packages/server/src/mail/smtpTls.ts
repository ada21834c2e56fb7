import { isLoopback } from '../isLoopback.ts';

/**
 * The values of `tls` in the query of SMTP_URL: `off` allows unencrypted mail, `required` never
 * does.
 */
const CHOICES: readonly (string | null)[] = [null, 'off', 'required'];

/** Whether the query of an SMTP_URL contains no or a known choice of encryption. */
export const isTlsChoiceKnown = (url: string): boolean => URL.canParse(url) && CHOICES.includes(new URL(url).searchParams.get('tls'));

/**
 * The options of a connection to a mail server. Over `smtp://` the server must offer STARTTLS,
 * unless it is on this machine or the query contains `tls=off`. `smtps://` is encrypted from the
 * first byte.
 *
 * @example smtpTls('smtp://mail.example:587')
 * // { url: 'smtp://mail.example:587', requireTLS: true }
 */
export function smtpTls(url: string): { url: string; requireTLS: boolean } {
  const parsed = new URL(url);
  const choice = parsed.searchParams.get('tls');
  // The library's own options would override ours.
  for (const name of ['tls', 'requireTLS', 'ignoreTLS']) parsed.searchParams.delete(name);
  const isOwnMachine = isLoopback(parsed.hostname);
  return { url: parsed.href, requireTLS: parsed.protocol === 'smtp:' && (choice === 'required' || (choice === null && !isOwnMachine)) };
}
