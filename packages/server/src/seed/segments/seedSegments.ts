import { segments } from '../../modules/segments/tables.ts';
import { daysFrom, type Seed } from '../seed.ts';

/** The segments, with the day of saving relative to seeding. */
const SEGMENTS = [
  { name: 'Expiring soon', list: 'members', search: 'expiring=soon', isOnHome: true, savedAfter: -20 },
  { name: 'Active members', list: 'members', search: 'status=active', isShared: true, savedAfter: -14 },
  { name: 'Without a subscription', list: 'members', search: 'status=inactive', isShared: true, savedAfter: -13 },
  { name: 'Stuck in their stage', list: 'members', search: 'stuck=yes', savedAfter: -9 },
  { name: 'Waiting to move up', list: 'members', search: 'moveUp=waiting', savedAfter: -6 },
  { name: 'Never enrolled', list: 'nonMembers', search: 'enrolment=Not+Enrolled', savedAfter: -2 },
] as const;

/** Seeds the segments of a member of staff: private ones, one on the home page, and shared ones. */
export async function seedSegments(seed: Seed, ownerId: number | null): Promise<void> {
  if (ownerId === null) return;
  await seed.tx.insert(segments).values(
    SEGMENTS.map(({ savedAfter, name, list, search, ...more }, index) => ({
      ownerId,
      name,
      list,
      search,
      key: `demo-segment-${index + 1}`,
      isOnHome: 'isOnHome' in more,
      sharedAt: 'isShared' in more ? daysFrom(seed, savedAfter + 1) : null,
      createdAt: daysFrom(seed, savedAfter),
    })),
  );
}
