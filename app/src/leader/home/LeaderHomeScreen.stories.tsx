import type { SessionUser } from '@atlas/domain/access';
import { expect, within } from 'storybook/test';
import { attention, calmPeople, coachedPeople, noPeople, requestedMoveUp, teamPeople } from '../../shared/home/homeFixtures.ts';
import { amihan } from '../../shared/groups/groupsFixtures.ts';
import { connection } from '../../testing/storyAnswers.ts';
import { expectFailed, expectLoading, expectPage, serverFailure } from '../../testing/storyAssertions.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { coach, userAs } from '../../testing/storyUsers.ts';

const WAITING = [
  requestedMoveUp('Rodel Castillo', 61, '2025-11-03T02:00:00Z'),
  requestedMoveUp('Melanie Yap', 62, '2025-11-09T02:00:00Z'),
  { ...requestedMoveUp('Grace Uy', 63, '2025-11-12T01:00:00Z'), opensMember: false },
];

const reviewer: SessionUser = { ...coach, stagesAsReviewer: [{ id: 3, number: 3, name: 'Get ready for clients' }] };

const home = (
  rows: Readonly<Record<string, number>>,
  ledPeople: object,
  waiting: readonly object[] = [],
  ledGroups: readonly object[] = [],
) => ({
  viewer: { attention: attention('coach', rows), ledPeople, ledGroups, moveUps: connection([...waiting]) },
});

const meta: ScreenMeta = {
  title: 'Screens/Leader/Home/Dashboard',
  ...aboutScreen({
    shows:
      'The home page of someone who looks after members: requests to move up that wait, and the people in need, the most urgent first.',
    audience: 'Coaches and team leads, who start their day here.',
    check:
      'Who comes first and why, and that every count leads to its rows. A team lead sees everyone on this page, since the lists are closed to them.',
  }),
  args: {
    path: '/',
    user: reviewer,
    data: () => home({ ownHelp: 1, ownExpiring: 1, ownStuck: 2, ownQuiet: 1 }, coachedPeople, WAITING, [amihan()]),
  },
};
export default meta;

/** A coach who reviews a stage: what to act on, those waiting to move up, and the people in need. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Good morning, Liza');
    const urgent = within(canvas.getByRole('list', { name: 'Needs attention' }));
    await expect(urgent.getByRole('link', { name: '2 people stuck over 14 days' })).toHaveAttribute(
      'href',
      '/community/members?own=yes&stuck=yes',
    );
    const waiting = within(canvas.getByRole('list', { name: 'Waiting to move up' }));
    await expect(waiting.getByText('Waiting 9 days')).toBeVisible();
    await expect(waiting.getByText('New today')).toBeVisible();
    await expect(waiting.getByRole('link', { name: 'Rodel Castillo' })).toHaveAttribute('href', '/review-move-up/3?id=61');
    const needs = within(canvas.getByRole('list', { name: 'Needs in Amihan' }));
    await expect(needs.getByRole('link', { name: '5 stuck' })).toHaveAttribute('href', '/view-group?groupId=1&need=stuck');
    const people = within(canvas.getByRole('list', { name: 'Your people' }));
    const [first] = people.getAllByRole('listitem');
    await expect(first).toHaveTextContent('Sheila Ocampo');
    await expect(within(first!).getByText('Asked for help 2 days ago')).toBeVisible();
    await expect(people.getByRole('link', { name: 'Sheila Ocampo' })).toHaveAttribute('href', '/community/members/40');
    await expect(people.getByText('No stage yet · 0 XP · last seen 11/12/2025')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See all 11 people' })).toHaveAttribute('href', '/community/members?own=yes');
  },
};

/** More requests than are shown: the link shows all of them on this page. */
export const ManyWaiting: Story = {
  args: {
    data: () => ({
      viewer: {
        ...home({}, calmPeople).viewer,
        moveUps: { ...connection(WAITING), totalCount: 12 },
      },
    }),
  },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Good morning, Liza');
    await expect(canvas.getByRole('link', { name: 'See all 12 requests' })).toHaveAttribute('href', '/?waiting=true');
    // The requests are what needs attention.
    await expect(canvas.queryByText('Nothing needs your attention.')).toBeNull();
  },
};

/** A team lead may not open lists: everyone is here, and links to their profile. */
export const TeamLead: Story = {
  args: {
    user: userAs('team-lead'),
    data: () => ({ viewer: { attention: { countedAt: '2025-11-12T02:00:00Z', counts: [] }, ledPeople: teamPeople } }),
  },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Good morning, Nenita');
    await expect(canvas.getByRole('link', { name: 'Anna Lim' })).toHaveAttribute('href', '/profile/anna-lim');
    await expect(canvas.getByText('Asked for help 2 days ago')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^See all/ })).toBeNull();
    await expect(canvas.queryByText('Waiting to move up')).toBeNull();
    await expect(canvas.queryByText('Nothing needs your attention.')).toBeNull();
  },
};

/** A team lead of more people than are shown. */
export const TeamLeadOfMany: Story = {
  args: {
    user: userAs('team-lead'),
    data: () => ({
      viewer: { attention: { countedAt: '2025-11-12T02:00:00Z', counts: [] }, ledPeople: { ...teamPeople, total: 14 } },
    }),
  },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Good morning, Nenita');
    await expect(canvas.getByRole('link', { name: 'See all 14 people' })).toHaveAttribute('href', '/?people=true');
  },
};

/** All of them on the page: nothing is left to open. */
export const TeamLeadShowsAll: Story = {
  args: { ...TeamLeadOfMany.args, path: '/?people=true' },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Good morning, Nenita');
    await expect(canvas.getByText('and 11 more people')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^See all/ })).toBeNull();
  },
};

/** A team lead whose people need nothing. */
export const TeamLeadNothingToDo: Story = {
  args: {
    user: userAs('team-lead'),
    data: () => ({ viewer: { attention: { countedAt: '2025-11-12T02:00:00Z', counts: [] }, ledPeople: calmPeople } }),
  },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Good morning, Nenita');
    await expect(canvas.getByText('Nothing needs your attention.')).toBeVisible();
  },
};

/** A coach whose people need nothing. */
export const NothingToDo: Story = {
  args: { data: () => home({}, calmPeople) },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Good morning, Liza');
    await expect(canvas.getByText('Nothing needs your attention.')).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Your people' })).toBeVisible();
  },
};

/** A leader without any people yet. */
export const Empty: Story = {
  args: { data: () => home({}, noPeople) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Good morning, Liza');
    await expect(canvas.getByText('No one is assigned to you yet')).toBeVisible();
    await expect(canvas.queryByRole('list', { name: 'Your people' })).toBeNull();
  },
};

/** While the people load. */
export const Loading: Story = {
  args: { network: 'pending' },
  parameters: { pictures: false },
  play: ({ canvas }) => expectLoading(canvas),
};

/** The people cannot be loaded. */
export const Failed: Story = {
  args: { network: { fails: serverFailure } },
  parameters: { pictures: false },
  play: ({ canvas }) => expectFailed(canvas),
};
