import type { PlainRouteName } from '../navigation/routes.ts';
import { CHALLENGE_JOINED } from '../overlays/challengeModal.ts';

/** The occasions of a thank-you page, named in its address as `of`. */
export const THANKED_FOR = ['challenge', 'opt-in', 'workshop', 'order', 'confirm-order', 'waiting-list', 'form', 'landing-page'] as const;
export type ThankedFor = (typeof THANKED_FOR)[number];

/** The contents of a thank-you page. */
export interface ThankYou {
  readonly title: string;
  readonly text: string;
  /** Further pages, best first: the page offers the first one that is reachable. */
  readonly next: readonly { readonly route: PlainRouteName; readonly label: string }[];
}

const TEXTS: Readonly<Record<ThankedFor, ThankYou>> = {
  challenge: {
    title: CHALLENGE_JOINED,
    text: 'Check your email: the first day’s task is on its way. Come back here every day, and bring a friend.',
    next: [
      { route: 'challengeBuddies', label: 'Meet your buddies' },
      { route: 'twelveDayChallenge', label: 'See the challenge' },
    ],
  },
  'opt-in': {
    title: 'You are in',
    text: 'We sent you an email. Choose a password with the link in it, and your free lessons are open.',
    next: [
      { route: 'viewCourses', label: 'Open my courses' },
      { route: 'setNewPassword', label: 'Set your password' },
    ],
  },
  workshop: {
    title: 'Your seat is reserved',
    text: 'We will send the link by email before the workshop begins. Add it to your calendar now.',
    next: [{ route: 'viewEvents', label: 'See my events' }],
  },
  order: {
    title: 'We have your order',
    text: 'The email that we just sent says how to pay and shows where your order stands.',
    next: [{ route: 'payment', label: 'See my payments' }],
  },
  'confirm-order': {
    title: 'Check your email',
    text: 'We sent you a link. Open it to confirm your order, and it shows how to pay.',
    next: [],
  },
  'waiting-list': {
    title: 'You are on the list',
    text: 'We will send you one email as soon as enrollment opens again.',
    next: [],
  },
  'landing-page': {
    title: 'Thank you',
    text: 'We have your email address and will write to you soon.',
    next: [],
  },
  form: {
    title: 'Thank you',
    text: 'We have your answers.',
    next: [],
  },
};

const NEUTRAL: ThankYou = { title: 'Thank you', text: 'We have everything we need from you.', next: [] };

/**
 * The thank-you page for the occasion in its address; a neutral one for any other word.
 *
 * @param of the word in the address; null when missing
 * @example thankYou('challenge').title // "Congrats! You're IN!"
 * @spec 1 §2.6, 2 §8; the wording is a product decision
 */
export function thankYou(of: string | null): ThankYou {
  const kind = THANKED_FOR.find((known) => known === of);
  return kind === undefined ? NEUTRAL : TEXTS[kind];
}
