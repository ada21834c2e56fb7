import { isLoopback } from '../isLoopback.ts';

/** What the query of SMTP_URL states about encryption: `tls=off` allows mail in the clear, `tls=required` never does. */
const CHOICES: readonly (string | null)[] = [null, 'off', 'required'];

/** Whether the query of an SMTP_URL states nothing about encryption, or something that is known. */
export const isTlsChoiceKnown = (url: string): boolean => URL.canParse(url) && CHOICES.includes(new URL(url).searchParams.get('tls'));

/**
 * The options of a connection to a mail server. Over `smtp://` the server must offer STARTTLS, unless it
 * is this machine or the query says `tls=off`. `smtps://` is encrypted from the first byte.
 *
 * @example smtpTls('smtp://mail.example:587') // { url: 'smtp://mail.example:587', requireTLS: true }
 */
export function smtpTls(url: string): { url: string; requireTLS: boolean } {
  const parsed = new URL(url);
  const choice = parsed.searchParams.get('tls');
  // The library's own switches would decide against ours.
  for (const name of ['tls', 'requireTLS', 'ignoreTLS']) parsed.searchParams.delete(name);
  const isOwnMachine = isLoopback(parsed.hostname);
  return { url: parsed.href, requireTLS: parsed.protocol === 'smtp:' && (choice === 'required' || (choice === null && !isOwnMachine)) };
}
