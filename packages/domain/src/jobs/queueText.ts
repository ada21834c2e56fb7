import { inWords } from '../audit/inWords.ts';

/**
 * The display name of a queue: the noun and the action.
 *
 * @example queueText('auth.removeExpired') // 'Auth: remove expired'
 */
export function queueText(queue: string): string {
  const [noun = '', ...deed] = queue.split('.');
  const words = inWords(deed.join(' '));
  return words === '' ? inWords(noun) : `${inWords(noun)}: ${words.charAt(0).toLowerCase()}${words.slice(1)}`;
}
