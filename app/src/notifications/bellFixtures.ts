import { connection } from '../testing/storyAnswers.ts';

/** Maricel's notifications: two are unread, one links to a page, one to a page she cannot open. */
export const TOLD = [
  {
    databaseId: 4,
    title: 'A new lesson in Proposals that get answered',
    body: 'It takes eight minutes.',
    path: '/courses/my-courses',
    readAt: null,
    createdAt: '2025-11-12T01:52:00.000Z',
  },
  {
    databaseId: 3,
    title: 'Your payment of ₱3,333.00 was approved',
    body: 'Thank you. The next one is due on 12/15/2025.',
    path: '/payment-terms',
    readAt: null,
    createdAt: '2025-11-11T08:00:00.000Z',
  },
  {
    databaseId: 2,
    title: 'Your group meets on Friday at 7:30 PM',
    body: '',
    path: null,
    readAt: '2025-11-07T09:00:00.000Z',
    createdAt: '2025-11-07T08:00:00.000Z',
  },
];

/** The bell of a user with these notifications. */
export const bellOf = <Told extends { readAt: string | null }>(received: readonly Told[], more: { hasNextPage?: boolean } = {}) => ({
  unreadNotifications: received.filter(({ readAt }) => readAt === null).length,
  notifications: connection(received, more),
});
