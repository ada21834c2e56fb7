import type { Role } from '@atlas/domain/access';
import { HOME_COUNTS } from '@atlas/domain/home';
import { expect, within } from 'storybook/test';
import { attention, calmPeople, coachedPeople, noPeople, portfolioPeople } from '../../shared/home/homeFixtures.ts';
import { expectFailed, expectLoading, expectPage, serverFailure } from '../../testing/storyAssertions.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { admin, userAs } from '../../testing/storyUsers.ts';

const ROWS: Readonly<Record<string, number>> = { members: 1001, newMembers: 12, nonMembers: 348, courses: 14, stages: 7, accessLevels: 13 };

/** The counts of these lists, with 0 rows for lists not in `ROWS`. */
const counted = (lists: readonly string[]) => ({
  countedAt: '2025-11-12T02:00:00Z',
  counts: HOME_COUNTS.filter(({ list }) => lists.includes(list)).map(({ key }) => ({ key, rows: ROWS[key] ?? 0 })),
});

const ALL = HOME_COUNTS.map(({ list }) => list);
const PEOPLE = ['members', 'nonMembers', 'archivedUsers'];
const LEARNING = [...PEOPLE, 'courses', 'events', 'resources', 'stages'];
const URGENT = { failedJobs: 3, failedMails: 1, brokenLinks: 2, waitingMoveUps: 4, expiring: 26 };

const home = (role: Role, lists: readonly string[], rows: Readonly<Record<string, number>>, ledPeople: object = noPeople) => ({
  viewer: { homeCounts: counted(lists), attention: attention(role, rows), ledPeople },
});

const meta: ScreenMeta = {
  title: 'Screens/Staff/Home/Dashboard',
  ...aboutScreen({
    shows: 'The first page of staff: what needs attention, the people they are responsible for, and their lists with counts.',
    audience: 'Everyone on staff; each access level sees its own parts.',
    check: 'Urgent matters come first with a link to their rows. A day without any looks calm, not broken.',
  }),
  args: { path: '/', user: admin, data: () => home('admin', ALL, URGENT) },
};
export default meta;

/** An admin: what needs attention first, each with a link to its rows; then the overview. */
export const Filled: Story = {
  parameters: { pictures: 'phone' },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Good morning, Aileen');
    await expect(canvas.getByText('Wednesday, 11/12/2025 · as of 10:00 AM')).toBeVisible();
    const urgent = within(canvas.getByRole('list', { name: 'Needs attention' })).getAllByRole('link');
    await expect(urgent.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['3 failed jobs', '/info-logs-report?tab=jobs&state=failed'],
      ['1 failed email', '/info-logs-report?tab=mail&state=failed'],
      ['2 broken links in resource files', '/resource-files?link=broken'],
      ['26 memberships expiring in 30 days', '/community/members?expiring=soon'],
      ['4 members waiting to move up', '/community/members?moveUp=waiting'],
    ]);
    const people = within(canvas.getByRole('region', { name: 'People' }));
    await expect(people.getByRole('link', { name: 'Members 1,000+' })).toHaveAttribute('href', '/community/members');
    await expect(people.getByRole('link', { name: 'New members this week 12' })).toHaveAttribute(
      'href',
      '/community/members?createdFrom=2025-11-10',
    );
    await expect(canvas.getAllByRole('region')).toHaveLength(4);
    await expect(canvas.queryByRole('list', { name: 'Your people' })).toBeNull();
  },
};

/** The nightly proof found rows that do not add up. */
export const LedgerDiffers: Story = {
  args: {
    data: () => {
      const of = home('admin', ALL, URGENT);
      const problems = [
        { row: 'cash-gcash', text: 'has ₱1,204,300.00, but the payments come to ₱1,200,801.00' },
        { row: 'invoice 118', text: 'is owed ₱6,998.00 by the journal and ₱3,499.00 by its payments' },
      ];
      return { viewer: { ...of.viewer, ledgerCheck: { checkedAt: '2025-11-11T19:23:00Z', problemCount: 2, problems } } };
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 rows of the ledger do not add up')).toBeVisible();
    await expect(canvas.getByText(/^invoice 118 is owed/)).toBeVisible();
  },
};

/** An admin with nothing to do. */
export const NothingToDo: Story = {
  args: { data: () => home('admin', ALL, {}) },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Good morning, Aileen');
    await expect(canvas.getByText('Nothing needs your attention.')).toBeVisible();
    await expect(canvas.queryByRole('list', { name: 'Needs attention' })).toBeNull();
    await expect(canvas.getAllByRole('region')).toHaveLength(4);
  },
};

/** A success manager: the people of the portfolio who need a call come first. */
export const SuccessManager: Story = {
  args: {
    user: userAs('success-manager'),
    data: () => home('success-manager', PEOPLE, { ownExpiring: 2, ownOverdue: 1, ownQuiet: 2 }, portfolioPeople),
  },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Good morning, Nenita');
    const overdue = canvas.getByRole('link', { name: '1 person with an overdue payment' });
    await expect(overdue).toHaveAttribute('href', '/community/members?own=yes&overdue=yes');
    const people = within(canvas.getByRole('list', { name: 'Your people' }));
    await expect(people.getAllByRole('listitem')[0]).toHaveTextContent('Expires today');
    await expect(people.getByRole('link', { name: 'Dodong Salcedo' })).toHaveAttribute('href', '/community/members/42');
    await expect(people.getByText('5 days overdue')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See all 40 people' })).toHaveAttribute('href', '/community/members?own=yes');
    await expect(canvas.getByRole('region', { name: 'People' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'System' })).toBeNull();
  },
};

/** A success manager whose portfolio needs nothing. */
export const SuccessManagerNothingToDo: Story = {
  args: { user: userAs('success-manager'), data: () => home('success-manager', PEOPLE, {}, calmPeople) },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Good morning, Nenita');
    await expect(canvas.getByText('Nothing needs your attention.')).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Your people' })).toBeVisible();
  },
};

/** A head coach: the people of their coaches, and the lists that they may open. */
export const HeadCoach: Story = {
  args: {
    user: userAs('head-coach'),
    data: () => home('head-coach', LEARNING, { ownHelp: 1, ownExpiring: 1, ownMoveUps: 3, ownStuck: 2, ownQuiet: 1 }, coachedPeople),
  },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Good morning, Nenita');
    await expect(canvas.getByRole('link', { name: '3 people waiting to move up' })).toHaveAttribute(
      'href',
      '/community/members?own=yes&moveUp=waiting',
    );
    await expect(canvas.getByRole('list', { name: 'Your people' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Learning' })).toBeVisible();
  },
};

/** A head coach without anything to do. */
export const HeadCoachNothingToDo: Story = {
  args: { user: userAs('head-coach'), data: () => home('head-coach', LEARNING, {}, calmPeople) },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Good morning, Nenita');
    await expect(canvas.getByText('Nothing needs your attention.')).toBeVisible();
  },
};

/** A success manager without a portfolio. */
export const NoPeople: Story = {
  args: { user: userAs('success-manager'), data: () => home('success-manager', PEOPLE, {}) },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Good morning, Nenita');
    await expect(canvas.getByText('No one is assigned to you yet')).toBeVisible();
  },
};

/** An access level whose flags open no list at all. */
export const Empty: Story = {
  args: { data: () => ({ viewer: { homeCounts: counted([]), attention: { countedAt: '2025-11-12T02:00:00Z', counts: [] } } }) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Good morning, Aileen');
    await expect(canvas.getByText('No lists are open to you yet')).toBeVisible();
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

/** While the counts load. */
export const Loading: Story = {
  args: { network: 'pending' },
  parameters: { pictures: false },
  play: ({ canvas }) => expectLoading(canvas),
};

/** The counts cannot be loaded. */
export const Failed: Story = {
  args: { network: { fails: serverFailure } },
  parameters: { pictures: false },
  play: ({ canvas }) => expectFailed(canvas),
};
