import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectPage } from '../../testing/storyAssertions.ts';
import { screenParameters } from '../../testing/screenParameters.ts';
import { ScreenStory } from '../../testing/ScreenStory.tsx';
import { member } from '../../testing/storyUsers.ts';

const TEXT = [
  ['h1', {}, ['What we keep']],
  [
    'ul',
    {},
    [
      ['li', {}, ['Your name and e-mail address']],
      ['li', {}, ['Your lessons, tasks and points']],
    ],
  ],
  ['h1', {}, ['Who sees it']],
  ['p', {}, ['You, and the staff who look after your account.']],
];

const meta: Meta<typeof ScreenStory> = {
  title: 'Screens/Public/Legal/Detail',
  component: ScreenStory,
  args: { path: '/privacy-policy', data: () => ({ publicLegalPage: { text: TEXT, publishedAt: '2025-11-03T02:00:00Z' } }) },
  parameters: screenParameters,
};
export default meta;
type Story = StoryObj<typeof ScreenStory>;

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
