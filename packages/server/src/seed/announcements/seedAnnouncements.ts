import { broadcasts } from '../../modules/announcements/tables.ts';
import { daysFrom, type Seed } from '../seed.ts';

/** Seeds a draft of an announcement to all members. */
export async function seedAnnouncements(seed: Seed, authorId: number | null): Promise<void> {
  if (authorId === null) return;
  await seed.tx.insert(broadcasts).values({
    title: 'Live coaching on Saturday',
    body: 'Bring **two questions** about your portfolio.\n\n- We look at three profiles.\n- Then we answer what you ask.',
    path: '/events',
    audience: 'members',
    isInApp: true,
    isMailed: true,
    authorId,
    createdAt: daysFrom(seed, -1),
  });
}
