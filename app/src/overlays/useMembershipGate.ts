import { type GateReason, membershipGate } from '@atlas/domain/overlays';
import { type AccessEnd, lastDayOfGrace, membershipDues } from '@atlas/domain/subscriptions';
import type { OverlayPlace } from './overlayPlace.ts';

/** The reason for the membership gate, with both dates; null where the gate is not shown. */
export function useMembershipGate({ user, route, now }: OverlayPlace): { reason: GateReason; end: AccessEnd | null } | null {
  const member = membershipDues(user);
  if (member === null) return null;
  const { expired, overduePayments } = member.dues;
  const [overdue] = overduePayments;
  const ends = {
    expired: expired && { on: expired.expiry, lastDay: lastDayOfGrace(expired.expiry, member.expiryGraceDays) },
    overdue: overdue ? { on: overdue.scheduleDate, lastDay: lastDayOfGrace(overdue.scheduleDate, member.overdueGraceDays) } : null,
  };
  const lastDays = { expired: ends.expired?.lastDay ?? null, overdue: ends.overdue?.lastDay ?? null };
  const reason = membershipGate(user, route, lastDays, now);
  return reason && { reason, end: ends[reason] };
}
