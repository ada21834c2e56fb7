import { graphql, useFragment } from 'react-relay/hooks';
import { useMoneyAccess } from '../shared/useMoneyAccess.ts';
import { keptSubject } from './keptSubject.ts';
import type { useWhyNotDecide_collected$key } from './__generated__/useWhyNotDecide_collected.graphql.ts';

/** Why money that waits cannot be applied or paid back. */
interface WhyNotDecide {
  /** The id of its text on the page, which describes the buttons. */
  readonly id: string;
  readonly text: string;
  /** Whether a note cannot be made either. */
  readonly forbidsAll: boolean;
}

/**
 * Explains why the current user cannot apply money or pay it back; null if they can, and for users
 * who only read. Disputed money that pays something needs no explanation.
 */
export function useWhyNotDecide(key: useWhyNotDecide_collected$key): WhyNotDecide | null {
  const collected = useFragment(
    graphql`
      fragment useWhyNotDecide_collected on CollectedPayment {
        databaseId
        keptReason
        whyNotApply
        ...keptSubject_collected
      }
    `,
    key,
  );
  const { mayDecide, whyNot } = useMoneyAccess();
  if (!mayDecide) return null;
  const { databaseId, keptReason, whyNotApply } = collected;
  const forbidden = whyNot(keptSubject(collected)?.ownerId ?? null);
  const text = forbidden ?? (keptReason == null ? null : (whyNotApply ?? null));
  return text === null ? null : { id: `why-not-${databaseId}`, text, forbidsAll: forbidden !== null };
}
