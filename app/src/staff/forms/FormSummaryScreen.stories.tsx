import { expect, within } from 'storybook/test';
import { expectPage } from '../../testing/storyAssertions.ts';
import { admin } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { draftForm, FEEDBACK_FIELDS, feedback } from './formsFixtures.ts';

const NONE = { average: null, lowest: null, highest: null, counts: [] };
const [course, pace, missing, spent, proof] = FEEDBACK_FIELDS;
const SUMMARY = [
  { ...NONE, field: course, answered: 48 },
  {
    ...NONE,
    field: pace,
    answered: 48,
    counts: [
      { option: 'Too slow', chosen: 6 },
      { option: 'Just right', chosen: 30 },
      { option: 'Too fast', chosen: 12 },
    ],
  },
  { ...NONE, field: missing, answered: 9 },
  { ...NONE, field: spent, answered: 20, average: 412.5, lowest: 0, highest: 2500 },
  { ...NONE, field: proof, answered: 3 },
];

const meta: ScreenMeta = {
  title: 'Screens/Staff/Forms/Summary',
  ...aboutScreen({
    shows: 'The answers to each question, counted over all versions of a form.',
    audience: 'Staff who draw conclusions from the answers.',
    check: 'Each chart has its numbers next to it, and long options stay readable on a phone.',
  }),
  args: { path: '/forms/7?tab=summary', user: admin, data: () => ({ viewer: { form: { ...feedback, summary: SUMMARY } } }) },
};
export default meta;

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, 'How was this course?');
    const chart = within(canvas.getByRole('table', { name: 'The pace was' }));
    await expect(chart.getByText('30 (63%)')).toBeVisible();
    await expect(canvas.getByText('₱413.00')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { data: () => ({ viewer: { form: { ...draftForm, summary: [] } } }) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Your success story');
    await expect(canvas.getByText('Figures appear here with the first response.')).toBeVisible();
  },
};
