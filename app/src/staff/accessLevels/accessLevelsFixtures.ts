import { accessMaps, type Flag, heldFlags, type Role, SEEDED_ACCESS } from '@atlas/domain/access';
import { enumName } from '@atlas/domain/lists';

interface VersionFixture {
  number: number;
  name: string;
  role: string;
  pageAccess: unknown;
  functionAccess: unknown;
  savedBy: string | null;
  restoredFrom: number | null;
  createdAt: string;
}

export interface LevelFixture extends Omit<VersionFixture, 'number' | 'savedBy' | 'restoredFrom'> {
  databaseId: number;
  key: string;
  revision: number;
  holders: number;
  changedAt: string;
  archivedAt: string | null;
  versions: readonly VersionFixture[];
}

type Named = Partial<Omit<LevelFixture, 'role'>> & Pick<LevelFixture, 'databaseId' | 'key' | 'name'>;

/** Returns an access level with these flags. */
export const level = (role: Role, flags: readonly Flag[], named: Named): LevelFixture => ({
  role: enumName(role),
  ...accessMaps(flags),
  revision: 1,
  holders: 0,
  createdAt: '2025-01-08T02:00:00Z',
  changedAt: '2025-01-08T02:00:00Z',
  archivedAt: null,
  versions: [],
  ...named,
});

const seeded = (role: Role, named: Named) => level(role, heldFlags(SEEDED_ACCESS[role]), named);

export const adminLevel = seeded('admin', { databaseId: 13, key: 'admin', name: 'Admin', holders: 3 });
export const memberLevel = seeded('member', { databaseId: 2, key: 'member', name: 'Member', holders: 1240 });
export const headCoachLevel = seeded('head-coach', { databaseId: 5, key: 'head-coach', name: 'Head coach', holders: 4 });

const DESK: readonly Flag[] = ['users', 'user', 'studentPaymentDetails', 'subscriptions', 'subscription'];

const version = (number: number, flags: readonly Flag[], more: Partial<VersionFixture> = {}): VersionFixture => ({
  number,
  name: 'Payments desk',
  role: 'TRIBE_TEAM_RO',
  ...accessMaps(flags),
  savedBy: 'Aileen Bautista',
  restoredFrom: null,
  createdAt: `2025-11-0${number}T02:00:00Z`,
  ...more,
});

/** An access level in addition to those of the roles, saved three times. */
export const paymentsDesk = (named: Partial<LevelFixture> = {}): LevelFixture => ({
  ...level('tribe-team-ro', DESK, {
    databaseId: 20,
    key: 'payments-desk',
    name: 'Payments desk',
    revision: 3,
    holders: 6,
    changedAt: '2025-11-03T02:00:00Z',
    versions: [
      version(3, DESK),
      version(2, [...DESK, 'paymentReport', 'user_enroll/unenroll'], { name: 'Payments' }),
      version(1, DESK.slice(0, 2), { savedBy: null }),
    ],
  }),
  ...named,
});

/** An access level that was just created. */
export const nightDesk = level('coach', ['courses', 'course'], { databaseId: 21, key: 'night-desk', name: 'Night desk' });

/** An archived access level. */
export const launchCrew = level('tribe-team-ro', ['users'], {
  databaseId: 22,
  key: 'launch-crew',
  name: 'Launch crew 2024',
  holders: 2,
  archivedAt: '2025-03-02T02:00:00Z',
});

export const names = [adminLevel, headCoachLevel, memberLevel, paymentsDesk()].map(({ databaseId, key, name }) => ({
  databaseId,
  key,
  name,
}));

/** Resolves access levels by key, with the names to compare with. */
export const levelsByKey = (...levels: readonly LevelFixture[]) => ({
  accessLevels: names,
  viewer: { accessLevel: ({ key }: { key: string }) => levels.find((one) => one.key === key) ?? null },
});
