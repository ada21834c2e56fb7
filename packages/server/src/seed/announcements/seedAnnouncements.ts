import { and, asc, eq, isNull } from 'drizzle-orm';
import { broadcastRecipients, broadcasts } from '../../modules/announcements/tables.ts';
import { users } from '../../modules/users/tables.ts';
import { daysFrom, type Seed } from '../seed.ts';

const DRAFTS = [
  {
    title: 'Live coaching on Saturday',
    body: 'Bring **two questions** about your portfolio.\n\n- We look at three profiles.\n- Then we answer what you ask.',
    path: '/events',
  },
  { title: 'Holiday schedule', body: 'Our team is away from December 24 to January 1.', path: '' },
  { title: 'A new lesson on rates', body: 'It takes *twelve minutes* and ends with a task.', path: '/courses/my-courses' },
];
const SENT = {
  title: 'Welcome to the new Atlas',
  body: 'Lessons now continue where you stopped, on every phone.\n\nTell us what you think.',
  path: '/changelog',
};
const RECIPIENTS = 30;

/**
 * Seeds drafts of announcements, and one that was sent to thirty members: most have it, some get no
 * email, and for one it failed.
 */
export async function seedAnnouncements(seed: Seed, authorId: number | null): Promise<void> {
  if (authorId === null) return;
  const whole = { audience: 'members' as const, isInApp: true, isMailed: true, authorId };
  await seed.tx.insert(broadcasts).values(DRAFTS.map((draft, index) => ({ ...draft, ...whole, createdAt: daysFrom(seed, -3 + index) })));
  const people = await seed.tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.type, 'member'), isNull(users.archivedAt)))
    .orderBy(asc(users.id))
    .limit(RECIPIENTS);
  const at = daysFrom(seed, -10);
  const [sent] = await seed.tx
    .insert(broadcasts)
    .values({
      ...SENT,
      ...whole,
      state: 'sent',
      senderId: authorId,
      selection: { name: null, list: 'members', search: '' },
      selectedAt: at,
      total: people.length,
      done: people.length,
      finishedAt: at,
      createdAt: daysFrom(seed, -11),
    })
    .returning({ id: broadcasts.id });
  if (sent === undefined || people.length === 0) return;
  await seed.tx.insert(broadcastRecipients).values(
    people.map(({ id: userId }, index) => ({
      broadcastId: sent.id,
      userId,
      isDone: true,
      isNotified: true,
      at,
      ...(index === 4
        ? { mail: 'failed' as const, reason: 'failed' as const }
        : index % 7 === 6
          ? { mail: 'left-out' as const, reason: 'unwanted' as const }
          : { mail: 'sent' as const }),
    })),
  );
}
