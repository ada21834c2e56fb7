import { daysFrom, type Seed } from '../seed.ts';
import { changelogEntries } from '../../modules/changelog/tables.ts';

/** The entries, with the day of publication relative to seeding. Drafts have none. */
const ENTRIES: readonly { title: string; body: string; publishedAfter?: number }[] = [
  {
    title: 'Lessons continue where you stopped',
    publishedAfter: -74,
    body: 'A video now remembers the second at which you left it, on every phone and computer that you sign in with.\n\n- Your home page shows the lesson to continue with.\n- A lesson counts as finished when you watched 90% of it or tap **Mark as done**.\n- Tapped by mistake? Tap again and it is open once more.',
  },
  {
    title: 'See the size before you download',
    publishedAfter: -52,
    body: 'Every file and every video says what it costs in data before you open it.\n\nVideos load only when you tap them, so that opening a lesson on prepaid data costs a few kilobytes and not twenty megabytes.',
  },
  {
    title: 'Pay with GCash or Maya and send the receipt here',
    publishedAfter: -33,
    body: 'Open **Billing and Subscriptions**, choose the payment that is due and send a picture of the receipt.\n\n1. You see the exact amount and a pay code.\n2. The picture is made smaller on your phone before it is sent.\n3. Four steps tell you where your payment is, until it is approved.',
  },
  {
    title: 'Weekly check-in for accountability groups',
    publishedAfter: -12,
    body: 'Once a week your group asks three things: what you finished, what comes next, and whether you need help.\n\nYour team lead sees who is stuck first. It takes a minute.',
  },
  {
    title: 'Ask to move up when your tasks are done',
    publishedAfter: 6,
    body: 'At 100% of a stage you will be able to ask for the next one. Somebody who knows your stage looks at what you did and answers with notes.',
  },
  {
    title: 'Dark theme for late evenings',
    body: 'Draft: say that the theme follows the phone unless chosen otherwise, and show both pictures.',
  },
];

/** Seeds six entries: published ones, one scheduled for next week, and a draft. */
export async function seedChangelog(seed: Seed, authorId: number | null): Promise<void> {
  await seed.tx.insert(changelogEntries).values(
    ENTRIES.map(({ title, body, publishedAfter }) => ({
      title,
      body,
      authorId,
      publishedAt: publishedAfter === undefined ? null : daysFrom(seed, publishedAfter),
      createdAt: daysFrom(seed, Math.min(publishedAfter ?? 0, 0) - 3),
    })),
  );
}
