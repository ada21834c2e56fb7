import { expect, within } from 'storybook/test';
import { expectPage } from '../../testing/storyAssertions.ts';
import { member } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';

const ENTRIES = [
  {
    databaseId: 3,
    title: 'Weekly check-in for accountability groups',
    // Already November 3 in Manila.
    publishedAt: '2025-11-02T16:00:00.000Z',
    bodyTree: [
      ['p', {}, ['Once a week your group asks three things: what you finished, what comes next, and whether you need help.']],
      ['p', {}, ['Your team lead sees who is stuck first. It takes a minute.']],
    ],
  },
  {
    databaseId: 2,
    title: 'Pay with GCash or Maya and send the receipt here',
    publishedAt: '2025-10-31T15:59:00.000Z',
    bodyTree: [
      ['p', {}, ['Open ', ['strong', {}, ['Billing and Subscriptions']], ' and choose the payment that is due.']],
      [
        'ol',
        {},
        [
          ['li', {}, ['You see the exact amount and a pay code.']],
          ['li', {}, ['Four steps tell you where your payment is.']],
        ],
      ],
    ],
  },
  {
    databaseId: 1,
    title: 'See the size before you download',
    publishedAt: '2025-10-04T02:00:00.000Z',
    bodyTree: [['p', {}, ['Every file and every video says what it costs in data before you open it.']]],
  },
];

const meta: ScreenMeta = {
  title: 'Screens/Public/Changelog/Page',
  ...aboutScreen({
    shows: 'News about Atlas for its users, by month.',
    audience: 'Everyone, signed in or not.',
    check: 'Headings, text and pictures of an entry read like an article, with a calm rhythm between months.',
  }),
  args: { path: '/changelog', data: () => ({ publicChangelog: ENTRIES }) },
};
export default meta;

/** The entries by month in Manila, the newest first. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, 'What’s new');
    await expect(canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'November 2025',
      'October 2025',
    ]);
    const october = within(canvas.getByRole('region', { name: 'October 2025' }));
    await expect(october.getAllByRole('article')).toHaveLength(2);
    await expect(october.getByText('Friday, 10/31/2025')).toBeVisible();
    await expect(canvas.getByText('Monday, 11/03/2025')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { data: () => ({ publicChangelog: [] }) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'What’s new');
    await expect(canvas.getByText('No data here')).toBeVisible();
  },
};

/** The page in the layout of a signed-in user. */
export const SignedIn: Story = {
  args: { user: member },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'What’s new');
    await expect(canvas.getByRole('button', { name: /^Account menu/ })).toBeVisible();
  },
};
