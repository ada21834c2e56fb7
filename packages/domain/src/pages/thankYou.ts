import type { PlainRouteName } from '../navigation/routes.ts';
import { CHALLENGE_JOINED } from '../overlays/challengeModal.ts';

/** What somebody is thanked for: it stands in the address, as `of`. */
export const THANKED_FOR = ['challenge', 'opt-in', 'workshop', 'order', 'waiting-list', 'form'] as const;
export type ThankedFor = (typeof THANKED_FOR)[number];

/** What a thank-you page says. */
export interface ThankYou {
  readonly title: string;
  readonly text: string;
  /** Where to go on, the best first: the page offers the first one that stands. */
  readonly next: readonly { readonly route: PlainRouteName; readonly label: string }[];
}

const TEXTS: Readonly<Record<ThankedFor, ThankYou>> = {
  challenge: {
    title: CHALLENGE_JOINED,
    text: 'Look into your e-mail: the task of the first day is on its way. Come back here every day, and bring a friend.',
    next: [
      { route: 'challengeBuddies', label: 'Meet your buddies' },
      { route: 'twelveDayChallenge', label: 'See the challenge' },
    ],
  },
  'opt-in': {
    title: 'You are in',
    text: 'We sent you an e-mail. Choose a password with the link in it, and your free lessons are open.',
    next: [
      { route: 'viewCourses', label: 'Open my courses' },
      { route: 'setNewPassword', label: 'Set your password' },
    ],
  },
  workshop: {
    title: 'Your seat is reserved',
    text: 'We will send the link by e-mail before the workshop begins. Put the day into your calendar now.',
    next: [{ route: 'viewEvents', label: 'See my events' }],
  },
  order: {
    title: 'We have your order',
    text: 'The e-mail that we just sent says how to pay and shows where your order stands.',
    next: [{ route: 'payment', label: 'See my payments' }],
  },
  'waiting-list': {
    title: 'You are on the list',
    text: 'We will send you one e-mail as soon as enrollment opens again.',
    next: [],
  },
  form: {
    title: 'Thank you',
    text: 'We have got your answers.',
    next: [],
  },
};

const NEUTRAL: ThankYou = { title: 'Thank you', text: 'We have got everything that we need from you.', next: [] };

/**
 * What the thank-you page says for what its address names; something neutral for any other word.
 *
 * @param of as it stands in the address; null where nothing is named
 * @example thankYou('challenge').title // "Congrats! You're IN!"
 * Specification 1 §2.6, 2 §8; the words are a product decision.
 */
export function thankYou(of: string | null): ThankYou {
  const kind = THANKED_FOR.find((known) => known === of);
  return kind === undefined ? NEUTRAL : TEXTS[kind];
}
