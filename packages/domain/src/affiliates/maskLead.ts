import { emailAddress } from '../auth/emailAddress.ts';

const MASK = '***';

const masked = (text: string): string => text.replace(/(?<=^.).*/su, MASK);

/**
 * Masks a name for affiliates: the first letter of each word. The mask has a fixed length, so it
 * does not reveal the length of the name. Leads are masked for affiliates: a product decision.
 *
 * @example maskName('Juan dela Cruz') // 'J*** d*** C***'
 */
export function maskName(name: string): string {
  return name.normalize('NFC').match(/\S+/g)?.map(masked).join(' ') ?? MASK;
}

/**
 * Masks an email address for affiliates: the first letter of the name and of the host, and the end
 * of the host. The host alone may reveal the owner. An invalid address is masked completely. Leads
 * are masked for affiliates: a product decision.
 *
 * @example maskEmail('juan@example.com') // 'j***@e***.com'
 */
export function maskEmail(email: string): string {
  const match = /^(.+)@(.+)\.(.+)$/.exec(emailAddress(email) ?? '');
  if (match === null) return MASK;
  const [, name = '', host = '', ending = ''] = match;
  return `${masked(name)}@${masked(host)}.${ending}`;
}
