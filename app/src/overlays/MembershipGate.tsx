import { type PromptAction, PromptModal } from '@atlas/ui';
import { MEMBERSHIP_GATE, membershipGateText } from '@atlas/domain/overlays';
import { routePath } from '@atlas/domain/navigation';
import { useSignOut } from '../session/useSignOut.ts';
import type { OpenModalProps } from './openModalProps.ts';
import type { OverlayPlace } from './overlayPlace.ts';
import { reachableHref } from './reachableHref.ts';
import { useMembershipGate } from './useMembershipGate.ts';

const BILLS = routePath('account', { q: 'billings' });

/**
 * Covers the content of a member whose grace period is over. It cannot be closed, but links to the
 * pages that stay open.
 * @spec 1 §2.8
 */
export function MembershipGate({ place }: OpenModalProps) {
  const gate = useMembershipGate(place);
  const signOut = useSignOut();
  if (gate === null) return null;
  const ways: [PromptAction, ...PromptAction[]] = [
    { text: MEMBERSHIP_GATE.signOut, onClick: signOut },
    { text: MEMBERSHIP_GATE.profile, href: routePath('myProfile') },
    ...payWay(gate.reason, place),
  ];
  return <PromptModal picture="locked" {...membershipGateText(gate.reason, gate.lastDay)} actions={ways} />;
}

/** The payment action, where its page exists. */
function payWay(reason: 'expired' | 'overdue', { user }: OverlayPlace): PromptAction[] {
  const href = reachableHref(reason === 'expired' ? (user?.membership?.renewalLink ?? null) : BILLS, user);
  return href === null ? [] : [{ text: reason === 'expired' ? MEMBERSHIP_GATE.renew : MEMBERSHIP_GATE.pay, href }];
}
