import * as z from 'zod/mini';
import { formMessage } from './genericMessages.ts';
import { optionalLine } from './textField.ts';

/** Whether a text is an https address with a host, without a user name or password. */
const isHttps = (text: string): boolean => {
  try {
    const { protocol, username, password } = new URL(text);
    return protocol === 'https:' && username === '' && password === '' && !/\s/.test(text);
  } catch {
    return false;
  }
};

/**
 * An optional link: an https address of at most 500 characters.
 *
 * @example optionalHttps('Link').parse(' https://meet.example/1 ') // 'https://meet.example/1'
 * @spec 2 §5, generic form messages
 */
export const optionalHttps = (label: string) =>
  optionalLine(label, 500).check(z.refine((link) => link === '' || isHttps(link), formMessage(label, 'validate')));
