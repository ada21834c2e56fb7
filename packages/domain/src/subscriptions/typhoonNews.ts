/** The message with which staff begin. */
export const TYPHOON_MESSAGE =
  'We hope that you and your family are safe. Because of the typhoon, we added days to your access and moved the payments that you still owe.';

/**
 * The announcement for people who got more days after a typhoon.
 *
 * @param days whole days, from 1
 * @param message written by staff
 * @example typhoonNews({ days: 7, message: 'Stay safe.' })
 * // { title: 'You have 7 more days', body: 'Stay safe.' }
 */
export const typhoonNews = ({ days, message }: { readonly days: number; readonly message: string }) => ({
  title: days === 1 ? 'You have one more day' : `You have ${days} more days`,
  body: message,
});
