import { type GateReason, membershipGate } from '@atlas/domain/overlays';
import { lastDayOfGrace, membershipDues } from '@atlas/domain/subscriptions';
import type { OverlayPlace } from './overlayPlace.ts';

/**
 * The reason for the membership gate, with the last day of grace; null where the gate is not shown.
 */
export function useMembershipGate({ user, route, now }: OverlayPlace): { reason: GateReason; lastDay: Date | null } | null {
  const member = membershipDues(user);
  if (member === null) return null;
  const { expired, overduePayments } = member.dues;
  const [overdue] = overduePayments;
  const ends = {
    expired: expired && lastDayOfGrace(expired.expiry, member.expiryGraceDays),
    overdue: overdue ? lastDayOfGrace(overdue.scheduleDate, member.overdueGraceDays) : null,
  };
  const reason = membershipGate(user, route, ends, now);
  return reason && { reason, lastDay: ends[reason] };
}
