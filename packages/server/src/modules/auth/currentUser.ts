import { type Role, sessionUserSchema, type SessionUser } from '@atlas/domain/access';
import { isJourneyFormCompleted } from '@atlas/domain/journey';
import { duesAndExpiration, enrolledInYear, membershipContact, membershipStatus, renewalLink } from '@atlas/domain/subscriptions';
import { isoDay } from '@atlas/domain/time';
import { fullName } from '@atlas/domain/users';
import type { App } from '../../app.ts';
import type { Context, Session } from '../../commands/context.ts';
import { dayOf } from '../../db/dayOf.ts';
import { mustSetUp } from './sessionCommands.ts';
import { findPageSession, type PageSessionRow } from './sessionRepo.ts';

/** The roles whose membership someone helps with. */
const CONTACTING: readonly Role[] = ['member', 'non-member'];

/**
 * Builds the session user for the browser: names, held access levels, and the flag maps of the
 * level in use. Returns null when the session is gone.
 *
 * @spec 2 §3 Session and user
 */
export async function currentUserOf({ app }: Context, session: Session | PageSessionRow): Promise<SessionUser | null> {
  const [known, bonusCourseId, batch17, enrolleeYear, affiliates, buddies, communityLink] = await Promise.all([
    'facts' in session ? session : findPageSession(app.database.db, { id: session.id }),
    app.values.get('bonus-course-id'),
    app.values.get('batch-17'),
    app.values.get('enrollee-year'),
    app.values.get('enable-affiliate'),
    app.values.get('enable-challenge-buddies'),
    app.values.get('community-link'),
  ]);
  if (!known) return null;
  const { person: user, subscriptions, accessLevels, facts, coach } = known;
  const { id, key, name, role, pageAccess, functionAccess } = known.level;
  const mustSetUpSecondFactor = mustSetUp(app, known);
  return sessionUserSchema.parse({
    id: user.id,
    name: fullName(user),
    slug: user.slug,
    email: user.email,
    tribeId: user.tribeId,
    roles: role,
    userProfile: {
      firstName: user.firstName,
      middleName: user.middleName,
      lastName: user.lastName,
      suffix: user.suffix,
      sex: user.sex,
      birthdate: user.birthdate,
    },
    profileImage: user.profileImage,
    firstName: user.firstName,
    lastName: user.lastName,
    facebookProfile: user.facebookProfile,
    ...facts,
    accessLevels,
    accessLevel: { id, key, name, role },
    pageAccess: mustSetUpSecondFactor ? {} : pageAccess,
    functionAccess: mustSetUpSecondFactor ? {} : functionAccess,
    originalUserId: known.impersonatorId,
    isImpersonating: known.impersonatorId !== null,
    isFastTrackStudent: user.isFastTrackStudent,
    affiliateTimestamp: user.affiliateTimestamp?.toISOString() ?? null,
    isJourneyFormCompleted: isJourneyFormCompleted(facts.stage),
    isBatch17: facts.batch?.name === batch17,
    showReturneeModal: user.showReturneeModal,
    is20205Enrollees: enrolledInYear(subscriptions, enrolleeYear),
    bonusCourseId,
    impersonatesUntil: known.impersonatesUntil?.toISOString() ?? null,
    isEmailConfirmed: user.emailConfirmedAt !== null,
    mustSetUpSecondFactor,
    linkSettings: {
      'enable-affiliate': String(affiliates),
      'enable-challenge-buddies': String(buddies),
      'community-link': user.isFastTrackStudent ? communityLink : '',
    },
    membershipStatus: membershipStatus(subscriptions, app.clock.now()),
    membership: role === 'member' ? await membershipOf(app, known) : null,
    contact: CONTACTING.includes(role) ? membershipContact(coach, communityLink) : null,
  });
}

/** Membership and payment reminders of a session, or null where there is nothing to show. */
async function membershipOf(
  { clock, values }: App,
  { subscriptions, unpaid }: Pick<PageSessionRow, 'subscriptions' | 'unpaid'>,
): Promise<SessionUser['membership']> {
  const dated = unpaid.map(({ id, scheduleDate }) => ({ id, scheduleDate: dayOf(scheduleDate) }));
  const { expired, expiringSoon, upcomingPaymentDue, overduePayments } = duesAndExpiration({ subscriptions, unpaid: dated }, clock.now());
  if (!expired && !expiringSoon && !upcomingPaymentDue && overduePayments.length === 0) return null;
  const [expiryGraceDays, overdueGraceDays, link] = await Promise.all([
    values.get('expiry-grace-days'),
    values.get('overdue-grace-days'),
    values.get('renewal-link'),
  ]);
  const expiry = (of: typeof expired) => of && { id: of.id, expiry: of.expiry.toISOString() };
  const due = (of: (typeof overduePayments)[number]) => ({ id: of.id, scheduleDate: isoDay(of.scheduleDate) });
  const ending = subscriptions.find(({ id }) => id === (expired ?? expiringSoon)?.id);
  return {
    expired: expiry(expired),
    expiringSoon: expiry(expiringSoon),
    upcomingPaymentDue: upcomingPaymentDue && due(upcomingPaymentDue),
    overduePayments: overduePayments.map(due),
    expiryGraceDays,
    overdueGraceDays,
    renewalLink: ending ? renewalLink(link, ending.funnelId) : null,
  };
}
