import { expect } from 'storybook/test';
import { checklist, film, rateCalculator, script } from '../../shared/resources/resourceFixtures.ts';
import { expectPage } from '../../testing/storyAssertions.ts';
import { connection } from '../../testing/storyAnswers.ts';
import { member } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';

const meta: ScreenMeta = {
  title: 'Screens/Public/Resources/List',
  ...aboutScreen({
    shows: 'All files and links that need no account.',
    audience: 'Visitors who look for templates and recordings.',
    check: 'Kinds and sizes line up, and each card has one target.',
  }),
  args: { path: '/resources/public', data: () => ({ publicResources: connection([checklist(), film, rateCalculator, script]) }) },
};
export default meta;

/** The resources open to everyone, with their size in data. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Resources');
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
    await expect(canvas.getByRole('link', { name: 'Proposal checklist' })).toHaveAttribute('href', '/resources/public/1');
    await expect(canvas.getByRole('link', { name: 'PDF' })).toHaveAttribute('href', '/resources/public?kind=pdf');
    await expect(canvas.getByText('1–4 of 4')).toBeVisible();
  },
};

export const FilteredEmpty: Story = {
  args: { path: '/resources/public?q=watercolor', data: () => ({ publicResources: connection([]) }) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Resources');
    await expect(canvas.getByText('No results for “watercolor”.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Clear filters' })).toHaveAttribute('href', '/resources/public');
  },
};

export const Empty: Story = {
  args: { data: () => ({ publicResources: connection([]) }) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Resources');
    await expect(canvas.getByRole('heading', { name: 'No public resources yet' })).toBeVisible();
  },
};

/** The page in the layout of a signed-in user. */
export const SignedIn: Story = {
  args: { user: member },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Resources');
    await expect(canvas.getByRole('button', { name: /^Account menu/ })).toBeVisible();
  },
};
