import { checkKnown } from '../errors/checkKnown.ts';
import type { AffiliateState } from './affiliateStates.ts';

/** A notice on the affiliates' home above the numbers, and its urgency. */
export interface AffiliateNotice {
  readonly tone: 'info' | 'warning';
  readonly title: string;
  readonly text: string;
}

const NOTICES: Readonly<Record<AffiliateState, AffiliateNotice | null>> = {
  pending: {
    tone: 'info',
    title: 'We are looking at your application.',
    text: 'Your link starts earning once our team approves you. We tell you here and by email.',
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
 * The notice about an affiliate's application; null for an active affiliate, who needs none. The
 * specification leaves the states of affiliates open; the texts are a product decision.
 *
 * @param state null for a person without an affiliate record
 * @throws RangeError for an unknown value
 * @example affiliateNotice('pending')?.title // 'We are looking at your application.'
 */
export const affiliateNotice = (state: AffiliateState | null): AffiliateNotice | null => {
  if (state !== null) checkKnown({ state }, NOTICES);
  return state === null ? NO_RECORD : NOTICES[state];
};
