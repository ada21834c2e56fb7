import { emailAddress } from '../auth/emailAddress.ts';

const MASK = '***';

const masked = (text: string): string => text.replace(/(?<=^.).*/su, MASK);

/**
 * A name as an affiliate sees it: the first letter of each word. The mask is always as long, so it does not tell how long the
 * name is.
 *
 * @example maskName('Juan dela Cruz') // 'J*** d*** C***'
 * Leads are masked for affiliates: a product decision.
 */
export function maskName(name: string): string {
  return name.normalize('NFC').match(/\S+/g)?.map(masked).join(' ') ?? MASK;
}

/**
 * An e-mail address as an affiliate sees it: the first letter of the name and of the host, and what the host ends with, because
 * the host alone may tell whose it is. What is no address is masked whole.
 *
 * @example maskEmail('juan@example.com') // 'j***@e***.com'
 * Leads are masked for affiliates: a product decision.
 */
export function maskEmail(email: string): string {
  const match = /^(.+)@(.+)\.(.+)$/.exec(emailAddress(email) ?? '');
  if (match === null) return MASK;
  const [, name = '', host = '', ending = ''] = match;
  return `${masked(name)}@${masked(host)}.${ending}`;
}
