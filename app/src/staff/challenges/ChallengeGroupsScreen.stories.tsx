import { expect } from 'storybook/test';
import { running } from '../../shared/challenges/challengesFixtures.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { expectFailed, expectLoading, expectPage, serverFailure } from '../../testing/storyAssertions.ts';
import { connection } from '../../testing/storyAnswers.ts';
import { admin, userAs } from '../../testing/storyUsers.ts';

const participant = (databaseId: number, name: string | null, group: string | null, ...finished: readonly number[]) => ({
  databaseId,
  email: `person${databaseId}@example.com`,
  createdAt: '2025-11-01T02:00:00Z',
  user: name === null ? null : { name },
  group: group === null ? null : { name: group },
  progress: finished.map((day) => ({ day })),
  challenge: running,
});

const participants = [
  participant(1, 'Maricel Dela Cruz', 'Cubao – Quiapo', 1, 3),
  participant(2, 'Christian Domingo', 'Cubao – Quiapo', 1, 2, 3, 4, 5),
  participant(3, 'Liezl Santos', 'Antipolo – Cubao', 1),
  participant(4, null, null),
];
const next = {
  ...running,
  databaseId: 3,
  name: 'December Challenge',
  startsOn: '2025-12-12',
  today: null,
  phase: 'UPCOMING',
  participantCount: 0,
  withoutBuddies: 0,
  grouping: null,
};
const page = (of: readonly object[], challenges: readonly object[] = [next, running]) => ({
  viewer: { challenges, challengeParticipants: connection(of) },
});

const meta: ScreenMeta = {
  title: 'Screens/Staff/Challenges/Groups',
  ...aboutScreen({
    shows: 'The challenges, and their participants by group with the days that each finished.',
    audience: 'Staff who run the challenge.',
    check: 'Participants without buddies stand out, and a grouping can be undone for a day.',
  }),
  args: { path: '/challenge-groups', user: admin, data: () => page(participants) },
};
export default meta;

/** A running and an upcoming challenge, and participants in two groups. */
export const Filled: Story = {
  parameters: { pictures: 'phone' },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Challenge groups 4');
    await expect(canvas.getByRole('heading', { level: 3, name: 'December Challenge' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: '5 of 12 days finished: 1, 2, 3, 4, 5' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Undo grouping' })).toBeVisible();
  },
};

/** A team that may only read sees no button that changes something. */
export const ReadOnly: Story = {
  args: { user: userAs('tribe-team-ro') },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Challenge groups 4');
    await expect(canvas.queryByRole('button', { name: 'New challenge' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Edit/ })).toBeNull();
  },
};

export const Empty: Story = {
  args: { data: () => page([], []) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Challenge groups 0');
    await expect(canvas.getByText('No data here')).toBeVisible();
  },
};

export const NoMatches: Story = {
  args: { path: '/challenge-groups?q=zzz', data: () => page([]) },
  parameters: { pictures: false },
  play: ({ canvas }) => expectPage(canvas, 'Challenge groups 0'),
};

export const Loading: Story = {
  args: { network: 'pending' },
  parameters: { pictures: false },
  play: ({ canvas }) => expectLoading(canvas),
};

export const Failed: Story = {
  args: { network: { fails: serverFailure } },
  parameters: { pictures: false },
  play: ({ canvas }) => expectFailed(canvas),
};
