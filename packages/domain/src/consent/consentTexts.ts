/** The texts of the question about cookies. */
export const CONSENT_TEXTS = {
  title: 'Your privacy',
  question: 'Atlas uses the cookies that it needs to work. May we also count visits and measure our ads?',
  all: 'Allow all',
  necessary: 'Only necessary',
  choose: 'Choose',
  save: 'Save my choice',
  saved: 'Your choice is saved. You can change it at the foot of every page.',
  always: 'Cookies that Atlas needs to work are always on.',
} as const;

/** The rejection while staff view Atlas as someone else, who chooses in their own browser. */
export const CONSENT_NOT_YOURS = 'You cannot choose about cookies while you view as someone else.';
