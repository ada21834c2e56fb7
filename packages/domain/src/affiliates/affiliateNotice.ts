import type { AffiliateState } from './affiliateStates.ts';

/** What the home of affiliates says above the numbers, and how urgent it is. */
export interface AffiliateNotice {
  readonly tone: 'info' | 'warning';
  readonly title: string;
  readonly text: string;
}

const NOTICES: Readonly<Record<AffiliateState, AffiliateNotice | null>> = {
  pending: {
    tone: 'info',
    title: 'We are looking at your application.',
    text: 'Your link starts to earn once our team approves you. We tell you here and by email.',
  },
  suspended: {
    tone: 'warning',
    title: 'Your affiliate account is on hold.',
    text: 'Your link earns nothing for now. What you earned before is kept; ask our team what is missing.',
  },
  active: null,
};

const NO_RECORD: AffiliateNotice = {
  tone: 'info',
  title: 'You have not applied yet.',
  text: 'Your numbers appear here as soon as you accept the affiliate terms and our team approves you.',
};

/**
 * What an affiliate is told about their application; null for an active one, who needs no telling.
 *
 * @param state null for somebody without a record as an affiliate
 * @example affiliateNotice('pending')?.title // 'We are looking at your application.'
 * The specification leaves the states of affiliates open; the texts are a product decision.
 */
export const affiliateNotice = (state: AffiliateState | null): AffiliateNotice | null => (state === null ? NO_RECORD : NOTICES[state]);
