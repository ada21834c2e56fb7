import * as z from 'zod/mini';
import { formMessage } from './genericMessages.ts';
import { optionalLine } from './textField.ts';

/** Whether a text is an address that begins with https:// and names a host, without a name or a password before it. */
const isHttps = (text: string): boolean => {
  try {
    const { protocol, username, password } = new URL(text);
    return protocol === 'https:' && username === '' && password === '' && !/\s/.test(text);
  } catch {
    return false;
  }
};

/**
 * A link that may be left out; an https address of 500 characters at most.
 *
 * @example optionalHttps('Link').parse(' https://meet.example/1 ') // 'https://meet.example/1'
 * Specification 2 §5, generic form messages.
 */
export const optionalHttps = (label: string) =>
  optionalLine(label, 500).check(z.refine((link) => link === '' || isHttps(link), formMessage(label, 'validate')));
