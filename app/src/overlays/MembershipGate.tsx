import { type PromptAction, PromptModal } from '@atlas/ui';
import { MEMBERSHIP_GATE, membershipGateText } from '@atlas/domain/overlays';
import { routePath } from '@atlas/domain/navigation';
import { membershipLinks } from '@atlas/domain/subscriptions';
import { useSignOut } from '../session/useSignOut.ts';
import type { OpenModalProps } from './openModalProps.ts';
import { reachableLink } from './reachableLink.ts';
import { useMembershipGate } from './useMembershipGate.ts';

/**
 * Covers the content of a member whose grace period is over. It cannot be closed, but links to the
 * pages that stay open.
 * @spec 1 §2.8
 */
export function MembershipGate({ place }: OpenModalProps) {
  const gate = useMembershipGate(place);
  const signOut = useSignOut();
  if (gate === null) return null;
  const { user } = place;
  const step = gate.reason === 'expired' ? 'renew' : 'pay';
  const link = reachableLink(membershipLinks(step, user?.membership?.renewalLink ?? null, user?.contact ?? null), user);
  const ways: [PromptAction, ...PromptAction[]] = [
    { text: MEMBERSHIP_GATE.signOut, onClick: signOut },
    { text: MEMBERSHIP_GATE.profile, href: routePath('myProfile') },
    ...(link ? [{ text: link.label, href: link.href }] : []),
  ];
  return <PromptModal picture="locked" {...membershipGateText(gate.reason, gate.end)} actions={ways} />;
}
