import { expect } from 'storybook/test';
import { expectPage } from '../../testing/storyAssertions.ts';
import { member } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';

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
  ...aboutScreen({
    shows: 'A legal page as published, with its date.',
    audience: 'Everyone, before and after buying.',
    check: 'Long text stays readable: measure, headings and lists, in both themes.',
  }),
  args: {
    path: '/privacy-policy',
    data: () => ({ publicLegalPage: { text: TEXT, publishedAt: '2025-11-03T02:00:00Z' }, privacyContact: 'privacy@atlas.example' }),
  },
};
export default meta;

/** The published text and its publication date. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Privacy Policy');
    await expect(canvas.getByText('Last updated Monday, 11/03/2025')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Who sees it' })).toBeVisible();
    await expect(canvas.getByText('Contact our data protection officer: privacy@atlas.example. We answer within 30 days.')).toBeVisible();
  },
};

/** Only the privacy policy names the officer. */
export const RefundPolicy: Story = {
  args: { path: '/refund-policy' },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Refund Policy');
    await expect(canvas.queryByText(/data protection officer/)).toBeNull();
  },
};

export const Terms: Story = {
  args: { path: '/terms-conditions', user: member },
  play: ({ canvas }) => expectPage(canvas, 'Terms and Conditions'),
};

/** No text is published yet. */
export const Empty: Story = {
  args: { data: () => ({ publicLegalPage: null, privacyContact: 'privacy@atlas.example' }) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Privacy Policy');
    await expect(canvas.getByRole('heading', { name: 'Not published yet' })).toBeVisible();
    await expect(canvas.getByText(/We answer within 30 days\./)).toBeVisible();
  },
};
