import { expect, screen, within } from 'storybook/test';
import { expectPage } from '../../testing/storyAssertions.ts';
import { connection } from '../../testing/storyAnswers.ts';
import { admin } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { feedback, RESPONSES } from './formsFixtures.ts';

const showing = (responses: readonly object[], formResponse: object | null = null) => ({
  viewer: { form: feedback, formResponses: connection(responses), formResponse },
});

const meta: ScreenMeta = {
  title: 'Screens/Staff/Forms/Responses',
  ...aboutScreen({
    shows: 'The responses to a form, with a filter for each question with options.',
    audience: 'Staff who read what people answered.',
    check: 'The first answers can be read in the list, and the rest is one press away.',
  }),
  args: { path: '/forms/7', user: admin, data: () => showing(RESPONSES) },
};
export default meta;

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, 'How was this course? 2');
    await expect(canvas.getByRole('link', { name: 'Kristine Bautista' })).toHaveAttribute('href', '/forms/7?id=31');
    await expect(canvas.getByRole('link', { name: 'nanay.luz@mail.example' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Summary' })).toHaveAttribute('href', '/forms/7?tab=summary');
  },
};

export const Empty: Story = {
  args: { data: () => showing([]) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'How was this course? 0');
    await expect(canvas.getByText('No responses yet')).toBeVisible();
  },
};

/** No response has the chosen answer. */
export const FilteredEmpty: Story = {
  args: { path: '/forms/7?answer=pace%3DToo%20slow', data: () => showing([]) },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'How was this course? 0');
    await expect(canvas.getByText('The pace was: Too slow')).toBeVisible();
    await expect(canvas.getByText('No results for these filters.')).toBeVisible();
  },
};

/** A response with all its answers and its file. */
export const Opened: Story = {
  args: { path: '/forms/7?id=31', data: () => showing(RESPONSES, RESPONSES[0]) },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'How was this course? 2');
    const drawer = within(await screen.findByRole('dialog', { name: 'Kristine Bautista' }, { timeout: 10_000 }));
    await expect(drawer.getByText('The part on contracts.')).toBeVisible();
    await expect(drawer.getByRole('link', { name: 'desk.jpg' })).toHaveAttribute('href', '/api/uploads/90');
  },
};
