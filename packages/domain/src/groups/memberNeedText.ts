import { needText } from '../home/needText.ts';
import type { MemberNeed } from './memberNeedNames.ts';
import type { NeedOfMember } from './memberNeeds.ts';

const birthdayText = (days: number): string =>
  days <= 0 ? 'Birthday today' : days === 1 ? 'Birthday tomorrow' : `Birthday in ${days} days`;

const TEXTS: Readonly<Record<MemberNeed, (days: number) => string>> = {
  help: (days) => needText('help', days),
  quiet14: (days) => needText('quiet', days),
  expiring: (days) => needText('expiring', days),
  stuck: (days) => needText('stuck', days),
  quiet7: (days) => needText('quiet', days),
  birthday: birthdayText,
};

/**
 * A need of a member with its age, for a badge.
 *
 * @example memberNeedText({ kind: 'birthday', days: 2 }) // 'Birthday in 2 days'
 */
export const memberNeedText = ({ kind, days }: NeedOfMember): string => TEXTS[kind](days);

/**
 * The needs to show as badges. A member who is quiet for 14 days has no second badge for 7.
 *
 * @example
 * const needs = [{ kind: 'quiet14', days: 20 }, { kind: 'quiet7', days: 20 }];
 * shownNeeds(needs) // [{ kind: 'quiet14', days: 20 }]
 */
export const shownNeeds = <Need extends { readonly kind: MemberNeed }>(needs: readonly Need[]): Need[] =>
  needs.filter(({ kind }) => kind !== 'quiet7' || needs.every((other) => other.kind !== 'quiet14'));
