import * as z from 'zod/mini';
import { MEMBERSHIP_STATUSES } from '../subscriptions/membershipStatus.ts';
import { BONUS_COURSE_ID } from './bonusCourse.ts';
import { FUNCTION_FLAGS } from './functionFlags.ts';
import { PAGE_FLAGS } from './pageFlags.ts';
import { ROLES } from './roles.ts';

/** Missing becomes null. */
const maybe = <Schema extends z.core.SomeType>(schema: Schema) => z._default(z.nullable(schema), null);

/** Missing becomes false. */
const flag = () => z._default(z.boolean(), false);

/** Missing becomes ''. */
const text = () => z._default(z.string(), '');

/** The settings that control links of the menus, as stored. */
const NO_LINK_SETTINGS = { 'enable-affiliate': '', 'enable-challenge-buddies': '', 'community-link': '' };

const role = z.enum(ROLES);

/** A map of flags: unknown flags are dropped, a missing flag is not held. */
const flagMap = <Flag extends string>(flags: readonly Flag[]) =>
  z.pipe(
    z.record(z.string(), z.boolean()),
    z.transform((map): Partial<Record<Flag, boolean>> => {
      const known = flags.filter((name) => Object.hasOwn(map, name)).map((name) => [name, map[name]]);
      return Object.fromEntries(known) as Partial<Record<Flag, boolean>>;
    }),
  );

const accessLevel = z.object({ id: z.int(), key: z.string(), name: z.string(), role });

const stage = z.object({ id: z.int(), number: z.int(), name: z.string() });

const named = z.object({ id: maybe(z.int()), name: z.string() });

const expiry = z.object({ id: z.int(), expiry: z.string() });

const due = z.object({ id: z.int(), scheduleDate: z.string() });

/** Instants and days as ISO texts; see `membershipDues`. */
const membership = z.object({
  expired: maybe(expiry),
  expiringSoon: maybe(expiry),
  upcomingPaymentDue: maybe(due),
  overduePayments: z._default(z.array(due), []),
  expiryGraceDays: z.int(),
  overdueGraceDays: z.int(),
  renewalLink: maybe(z.string()),
});

const contact = z.object({ label: z.string(), href: z.string() });

const userProfile = z.object({
  firstName: maybe(z.string()),
  middleName: maybe(z.string()),
  lastName: maybe(z.string()),
  suffix: maybe(z.string()),
  sex: maybe(z.string()),
  birthdate: maybe(z.string()),
});

/**
 * The current user as the session carries it, with the flag maps of the access level in use.
 * Unlisted keys are dropped; missing values become null, false or an empty list. `is20205Enrollees`
 * is spelled as in the specification.
 *
 * Fields beyond the specification: `subGroup`, `bonusCourseId` (the setting `bonus-course-id`) and
 * `linkSettings` for the menus, `impersonatesUntil` (an ISO instant), and `isEmailConfirmed`.
 * `mustSetUpSecondFactor` is true for users who must set it up before anything else. `membership`
 * is the notice shown above every page, or null; `contact` is who helps with it.
 *
 * @spec 2 §3, "Current user"
 */
export const sessionUserSchema = z.object({
  id: z.int(),
  name: maybe(z.string()),
  slug: maybe(z.string()),
  email: z.string(),
  tribeId: maybe(z.string()),
  roles: z.union([role, z.array(role)]),
  userProfile: maybe(userProfile),
  profileImage: maybe(z.string()),
  firstName: maybe(z.string()),
  lastName: maybe(z.string()),
  facebookProfile: maybe(z.string()),
  batch: maybe(named),
  accessLevels: z._default(z.array(accessLevel), []),
  accessLevel: maybe(accessLevel),
  pageAccess: flagMap(PAGE_FLAGS),
  functionAccess: flagMap(FUNCTION_FLAGS),
  stage: maybe(stage),
  managedStage: maybe(stage),
  managedGroup: maybe(named),
  group: maybe(named),
  subGroup: maybe(named),
  stagesAsReviewer: z._default(z.array(stage), []),
  accountabilityAsLeaderId: maybe(z.int()),
  accountabilityGroupId: maybe(z.int()),
  isFastTrackStudent: flag(),
  affiliateTimestamp: maybe(z.string()),
  originalUserId: maybe(z.int()),
  isImpersonating: flag(),
  isJourneyFormCompleted: z._default(z.boolean(), true),
  isBatch17: flag(),
  showReturneeModal: flag(),
  is20205Enrollees: flag(),
  isChallenger: flag(),
  membershipStatus: maybe(z.enum(MEMBERSHIP_STATUSES)),
  bonusCourseId: z._default(z.int(), BONUS_COURSE_ID),
  impersonatesUntil: maybe(z.string()),
  isEmailConfirmed: z._default(z.boolean(), true),
  mustSetUpSecondFactor: flag(),
  membership: maybe(membership),
  contact: maybe(contact),
  linkSettings: z._default(
    z.object({ 'enable-affiliate': text(), 'enable-challenge-buddies': text(), 'community-link': text() }),
    NO_LINK_SETTINGS,
  ),
});

export type SessionUser = z.output<typeof sessionUserSchema>;
export type AccessLevel = z.output<typeof accessLevel>;
