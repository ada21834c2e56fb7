import { segments } from '../../modules/segments/tables.ts';
import { daysFrom, type Seed } from '../seed.ts';

/** Seeds two segments of a member of staff: one for themselves on the home page, and a shared one. */
export async function seedSegments(seed: Seed, ownerId: number | null): Promise<void> {
  if (ownerId === null) return;
  await seed.tx.insert(segments).values([
    {
      ownerId,
      name: 'Expiring soon',
      list: 'members' as const,
      search: 'expiring=soon',
      key: 'demo-expiring-soon',
      isOnHome: true,
      createdAt: daysFrom(seed, -20),
    },
    {
      ownerId,
      name: 'Active members',
      list: 'members' as const,
      search: 'status=active',
      key: 'demo-active-members',
      sharedAt: daysFrom(seed, -12),
      createdAt: daysFrom(seed, -14),
    },
  ]);
}
