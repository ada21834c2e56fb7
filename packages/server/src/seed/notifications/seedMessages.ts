import { daysFrom, type Seed } from '../seed.ts';
import { type Random, seededRandom } from '../seededRandom.ts';
import type { SeededPeople } from '../users/seededPeople.ts';
import { isUrgentKind, type MailData, type MailName, mailSubject, type NotificationKind } from '@atlas/domain/notifications';
import { notificationPreferences, notifications, outbox } from '../../modules/notifications/tables.ts';

interface Said {
  kind: NotificationKind;
  title: string;
  body: string;
  path: string;
}

const TO_MEMBERS: readonly Said[] = [
  {
    kind: 'payment-due',
    title: 'Your next payment is due in 3 days',
    body: 'Send the receipt once you have paid.',
    path: '/account?q=billings',
  },
  {
    kind: 'payment-approved',
    title: 'Your payment of ₱3,499.00 was approved',
    body: 'Salamat! The receipt is in your billing tab.',
    path: '/account?q=billings',
  },
  {
    kind: 'payment-rejected',
    title: 'We could not read your receipt',
    body: 'Please send a picture that shows the reference number.',
    path: '/account?q=billings',
  },
  {
    kind: 'membership-expiring',
    title: 'Your membership ends in 30 days',
    body: 'Renew early and no day is lost.',
    path: '/account?q=billings',
  },
  { kind: 'move-up', title: 'You can ask to move up', body: 'All tasks of your stage are finished.', path: '/stages/my-stage' },
  {
    kind: 'event-reminder',
    title: 'Client calls practice starts at 8:00 PM',
    body: 'The link opens ten minutes before.',
    path: '/events/my-events',
  },
  {
    kind: 'check-in',
    title: 'Time for your weekly check-in',
    body: 'What did you finish, and what is next?',
    path: '/accountability-buddies',
  },
  { kind: 'group', title: 'Coach Liza wrote to your group', body: 'Portfolio reviews are on Saturday.', path: '/view-group' },
  {
    kind: 'new-content',
    title: 'A new lesson: answering a job post in ten minutes',
    body: 'It is 12 minutes long.',
    path: '/courses/my-courses',
  },
];

const TO_STAFF: readonly Said[] = [
  { kind: 'staff-task', title: '6 payments wait for review', body: 'The oldest was sent two days ago.', path: '/payment' },
  { kind: 'staff-task', title: 'An import has rows that failed', body: '3 of 48 rows need another look.', path: '/uploadContents' },
  {
    kind: 'staff-task',
    title: 'A member asked to delete their account',
    body: 'The request is from this morning.',
    path: '/community/members',
  },
  { kind: 'staff-task', title: 'Four members were stuck for two weeks', body: 'All of them are in stage 2.', path: '/stages/manage-stage' },
  { kind: 'staff-task', title: 'The backup of last night is done', body: 'It was also restored, as a test.', path: '/backup/history' },
  { kind: 'staff-task', title: 'A new bug report', body: 'The video does not play on an older phone.', path: '/info-logs-report' },
];

const TO_AFFILIATES: readonly Said[] = [
  {
    kind: 'commission',
    title: 'A commission of ₱349.90 was approved',
    body: 'It is part of your next payout.',
    path: '/affiliate/commission',
  },
  { kind: 'commission', title: 'Your payout was sent', body: '₱2,450.00 to your GCash number.', path: '/affiliate/payout' },
  {
    kind: 'new-content',
    title: 'New pictures for your posts',
    body: 'Made for the launch of the next batch.',
    path: '/affiliate/resources',
  },
];

const STAFF = ['admin', 'tribe-team-fa', 'tribe-team-ro', 'success-manager', 'head-coach', 'coach', 'assistant-coach', 'stage-leader'];
const EACH = 24;

const notifiedTo = (key: string): readonly Said[] =>
  STAFF.includes(key) ? TO_STAFF : key === 'affiliate' ? TO_AFFILIATES : key === 'multi' ? [...TO_MEMBERS, ...TO_AFFILIATES] : TO_MEMBERS;

/** Seeds notifications of the demo accounts, older ones mostly read, and some email opt-outs. */
async function seedNotifications(seed: Seed, people: SeededPeople): Promise<void> {
  const random = seededRandom('notifications');
  const rows = [...people.accounts].flatMap(([key, userId]) => {
    const said = notifiedTo(key);
    return Array.from({ length: EACH }, (_none, index) => {
      const createdAt = new Date(daysFrom(seed, -index * 3).getTime() - random.between(1, 40) * 3_600_000);
      const one = said[index % said.length] as Said;
      return {
        ...one,
        userId,
        createdAt,
        dedupeKey: `demo:${userId}:${index}`,
        readAt: index > 4 && random.chance(85) ? new Date(createdAt.getTime() + random.between(5, 900) * 60_000) : null,
      };
    });
  });
  await seed.tx.insert(notifications).values(rows);
  const idOf = (key: string) => people.accounts.get(key) ?? 0;
  await seed.tx.insert(notificationPreferences).values([
    { userId: idOf('member'), kind: 'new-content', email: false },
    { userId: idOf('member'), kind: 'check-in', email: true },
    { userId: idOf('multi'), kind: 'group', email: false },
    { userId: idOf('admin'), kind: 'staff-task', email: false },
  ]);
}

const URGENT = TO_MEMBERS.filter(({ kind }) => isUrgentKind(kind));
const DAILY = TO_MEMBERS.filter(({ kind }) => !isUrgentKind(kind)).map(({ title, body, path }) => ({ title, body, path }));
/** Percentage of emails that are daily digests. */
const DAILY_SHARE = 30;

const mailOf = <Name extends MailName>(kind: Name, payload: MailData<Name>) => ({ kind, subject: mailSubject(kind, payload), payload });
const mailTo = (firstName: string, random: Random) =>
  random.chance(DAILY_SHARE)
    ? mailOf('dailyNews', { firstName, news: DAILY.slice(random.between(0, DAILY.length - 1)), more: 0 })
    : mailOf('notification', { firstName, ...random.pick(URGENT) });

const PROBLEMS = [
  'The mailbox is full (552).',
  'No such mailbox (550).',
  'The mail server did not answer within 30 seconds.',
  'The webhook answered with 503.',
];
const SENT = 260;

/**
 * Seeds emails and webhooks of 90 days: nearly all sent, some waiting, and some failed
 * permanently.
 */
async function seedOutbox(seed: Seed, people: SeededPeople): Promise<void> {
  const random = seededRandom('outbox');
  await seed.tx.insert(outbox).values(
    Array.from({ length: SENT }, (_none, index) => {
      const isWebhook = index % 26 === 9;
      const member = random.pick(people.members);
      const { firstName } = member;
      const message = isWebhook
        ? { kind: 'enrolled', subject: 'A member was enrolled', payload: { firstName } }
        : mailTo(firstName, random);
      const createdAt = new Date(daysFrom(seed, -90 + Math.floor((index * 90) / SENT)).getTime() + random.between(0, 20) * 3_600_000);
      const state = index >= SENT - 8 ? ('waiting' as const) : index % 19 === 5 ? ('failed' as const) : ('sent' as const);
      const attempts = state === 'failed' ? 5 : state === 'sent' ? (random.chance(6) ? 2 : 1) : index % 3 === 0 ? 1 : 0;
      return {
        ...message,
        channel: isWebhook ? ('webhook' as const) : ('email' as const),
        recipient: isWebhook ? 'https://hooks.example/enrolments' : member.email,
        userId: member.id,
        dedupeKey: `demo:${index}`,
        state,
        attempts,
        notBefore: state === 'waiting' ? new Date(seed.now.getTime() + random.between(1, 240) * 60_000) : createdAt,
        sentAt: state === 'sent' ? new Date(createdAt.getTime() + random.between(1, 90) * 1000) : null,
        problem:
          state === 'failed' || (state === 'waiting' && attempts > 0) ? (PROBLEMS[isWebhook ? 3 : random.between(0, 2)] ?? null) : null,
        createdAt,
      };
    }),
  );
}

/** Seeds notifications, preferences and the outbox. */
export async function seedMessages(seed: Seed, people: SeededPeople): Promise<void> {
  await seedNotifications(seed, people);
  await seedOutbox(seed, people);
}
