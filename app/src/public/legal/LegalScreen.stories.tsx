import { expect } from 'storybook/test';
import { expectPage } from '../../testing/storyAssertions.ts';
import { member } from '../../testing/storyUsers.ts';
import { type ScreenMeta, screenStory, type Story } from '../../testing/screenStory.ts';

const TEXT = [
  ['h1', {}, ['What we keep']],
  [
    'ul',
    {},
    [
      ['li', {}, ['Your name and email address']],
      ['li', {}, ['Your lessons, tasks and points']],
    ],
  ],
  ['h1', {}, ['Who sees it']],
  ['p', {}, ['You, and the staff who look after your account.']],
];

const meta: ScreenMeta = {
  title: 'Screens/Public/Legal/Detail',
  ...screenStory,
  args: { path: '/privacy-policy', data: () => ({ publicLegalPage: { text: TEXT, publishedAt: '2025-11-03T02:00:00Z' } }) },
};
export default meta;

/** The published text and its publication date. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Privacy Policy');
    await expect(canvas.getByText('Last updated Monday, 11/03/2025')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Who sees it' })).toBeVisible();
  },
};

export const RefundPolicy: Story = { args: { path: '/refund-policy' }, play: ({ canvas }) => expectPage(canvas, 'Refund Policy') };

export const Terms: Story = {
  args: { path: '/terms-conditions', user: member },
  play: ({ canvas }) => expectPage(canvas, 'Terms and Conditions'),
};

/** No text is published yet. */
export const Empty: Story = {
  args: { data: () => ({ publicLegalPage: null }) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Privacy Policy');
    await expect(canvas.getByRole('heading', { name: 'Not published yet' })).toBeVisible();
  },
};
