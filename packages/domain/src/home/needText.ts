import { checkKnown } from '../errors/checkKnown.ts';
import type { PersonNeed } from './personNeeds.ts';

const days = (count: number): string => `${count.toLocaleString('en-PH')} ${count === 1 ? 'day' : 'days'}`;

const ago = (count: number): string => (count === 0 ? 'today' : count === 1 ? 'yesterday' : `${days(count)} ago`);

const ahead = (count: number): string => (count === 0 ? 'today' : count === 1 ? 'tomorrow' : `in ${days(count)}`);

const TEXTS: Readonly<Record<PersonNeed, (count: number) => string>> = {
  help: (count) => `Asked for help ${ago(count)}`,
  expiring: (count) => `Expires ${ahead(count)}`,
  overdue: (count) => `${days(count)} overdue`,
  stuck: (count) => `Stuck for ${days(count)}`,
  quiet: (count) => `Not seen for ${days(count)}`,
};

const TONES = { help: 'danger', expiring: 'warning', overdue: 'danger', stuck: 'warning', quiet: 'neutral' } as const satisfies Readonly<
  Record<PersonNeed, string>
>;

/**
 * How urgent a need is, as the tone of its badge.
 *
 * @throws RangeError for an unknown value
 */
export const needTone = (need: PersonNeed): (typeof TONES)[PersonNeed] => {
  checkKnown({ need }, TONES);
  return TONES[need];
};

/**
 * A need with its age, for a badge.
 *
 * @param count full days in Manila since it began, or until the membership expires; negative
 *   values count as 0
 * @throws RangeError for an unknown value
 * @example needText('stuck', 18) // 'Stuck for 18 days'
 */
export const needText = (need: PersonNeed, count: number): string => {
  checkKnown({ need }, TEXTS);
  return TEXTS[need](Math.max(0, Math.floor(count)));
};

/** Days after which a waiting request is late. */
const LATE_AFTER_DAYS = 7;

/** How urgent a waiting request is, as the tone of its badge. */
export const waitingTone = (count: number): 'info' | 'warning' => (count > LATE_AFTER_DAYS ? 'warning' : 'info');

/**
 * How long a request has waited, for a badge.
 *
 * @param count full days in Manila since it was made; negative values count as 0
 * @example waitingText(3) // 'Waiting 3 days'
 */
export const waitingText = (count: number): string => (count >= 1 ? `Waiting ${days(Math.floor(count))}` : 'New today');
