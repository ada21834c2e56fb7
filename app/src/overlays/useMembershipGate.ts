import { type GateReason, membershipGate } from '@atlas/domain/overlays';
import { type AccessEnd, graceEnd, membershipDues } from '@atlas/domain/subscriptions';
import type { OverlayPlace } from './overlayPlace.ts';

/** The reason for the membership gate, with both dates; null where the gate is not shown. */
export function useMembershipGate({ user, route, now }: OverlayPlace): { reason: GateReason; end: AccessEnd | null } | null {
  const member = membershipDues(user);
  if (member === null) return null;
  const { expired, overduePayments } = member.dues;
  const [overdue] = overduePayments;
  const ends = {
    expired: expired && graceEnd('expired', expired.expiry, member),
    overdue: overdue ? graceEnd('overdue', overdue.scheduleDate, member) : null,
  };
  const lastDays = { expired: ends.expired?.lastDay ?? null, overdue: ends.overdue?.lastDay ?? null };
  const reason = membershipGate(user, route, lastDays, now);
  return reason && { reason, end: ends[reason] };
}
