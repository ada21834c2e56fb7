import { SEEDED_ACCESS, type SessionUser } from '@atlas/domain/access';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectPage } from '../../testing/storyAssertions.ts';
import { screenParameters } from '../../testing/screenParameters.ts';
import { ScreenStory } from '../../testing/ScreenStory.tsx';
import { connection } from '../../testing/storyAnswers.ts';
import { coach } from '../../testing/storyUsers.ts';

interface Led {
  name: string;
  stage?: object | null;
  points?: number;
  lastSeenAt?: string | null;
  isStuck?: boolean;
  needsHelp?: boolean;
}

const GET_READY = { databaseId: 3, number: 3, name: 'Get ready for clients' };

const led = ({ name, stage = GET_READY, points = 1240, lastSeenAt = '2025-11-11T02:00:00Z', ...needs }: Led, index: number) => ({
  user: { databaseId: 40 + index, name, slug: name.toLowerCase().replaceAll(' ', '-'), profileImage: null },
  stage,
  points,
  lastSeenAt,
  isStuck: false,
  needsHelp: false,
  ...needs,
});

const PEOPLE = [
  { name: 'Sheila Ocampo', needsHelp: true, isStuck: true },
  { name: 'Benjie Torres', isStuck: true, points: 320, lastSeenAt: null },
  { name: 'Anna Lim', points: 2100 },
  { name: 'Joy Alonzo', stage: null, points: 0, lastSeenAt: '2025-11-12T01:00:00Z' },
].map(led);

const requested = (name: string, databaseId: number) => ({
  databaseId,
  createdAt: '2025-11-10T02:00:00Z',
  member: { databaseId, name, profileImage: null },
  stage: GET_READY,
});

const reviewer: SessionUser = { ...coach, stagesAsReviewer: [{ id: 3, number: 3, name: 'Get ready for clients' }] };
const teamLead: SessionUser = {
  ...coach,
  roles: 'team-lead',
  accessLevel: { id: 9, key: 'team-lead', name: 'Team lead', role: 'team-lead' },
  ...SEEDED_ACCESS['team-lead'],
};

const meta: Meta<typeof ScreenStory> = {
  title: 'Screens/Leader/Home/Dashboard',
  component: ScreenStory,
  args: {
    path: '/',
    user: reviewer,
    data: () => ({
      viewer: {
        ledPeople: { total: 11, stuck: 2, needHelp: 1, people: PEOPLE },
        moveUps: connection([requested('Rodel Castillo', 61), requested('Melanie Yap', 62)]),
      },
    }),
  },
  parameters: screenParameters,
};
export default meta;
type Story = StoryObj<typeof meta>;

/** A coach who reviews a stage: the people who need help first, and those waiting to move up. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Good morning, Liza');
    const people = within(canvas.getByRole('list', { name: 'Your people' }));
    await expect(people.getAllByRole('listitem')[0]).toHaveTextContent('Sheila Ocampo');
    await expect(people.getByText('Asks for help')).toBeVisible();
    await expect(people.getByRole('link', { name: 'Sheila Ocampo' })).toHaveAttribute('href', '/community/members/40');
    await expect(people.getByText('No stage yet · 0 XP · last seen 11/12/2025')).toBeVisible();
    await expect(canvas.getByText('and 7 more people')).toBeVisible();
    const waiting = within(canvas.getByRole('list', { name: 'Waiting to move up' }));
    await expect(waiting.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: 'See all' })).toHaveAttribute('href', '/community/members');
  },
};

/** A team lead, who may not open lists. People link to their profiles, and no reviews are shown. */
export const TeamLead: Story = {
  args: { user: teamLead },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Good morning, Liza');
    await expect(canvas.getByRole('link', { name: 'Anna Lim' })).toHaveAttribute('href', '/profile/anna-lim');
    await expect(canvas.queryByRole('link', { name: 'See all' })).toBeNull();
    await expect(canvas.queryByText('Waiting to move up')).toBeNull();
  },
};

/** A leader without any people yet. */
export const Empty: Story = {
  args: { data: () => ({ viewer: { ledPeople: { total: 0, stuck: 0, needHelp: 0, people: [] }, moveUps: connection([]) } }) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Good morning, Liza');
    await expect(canvas.getByText('No one is assigned to you yet')).toBeVisible();
    await expect(canvas.queryByRole('list', { name: 'Your people' })).toBeNull();
  },
};
