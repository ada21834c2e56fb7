import { expect, fn } from 'storybook/test';
import { expectPage } from '../../testing/storyAssertions.ts';
import { admin } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { feedback } from './formsFixtures.ts';

const meta: ScreenMeta = {
  title: 'Screens/Staff/Forms/Share',
  ...aboutScreen({
    shows: 'The link of a form, and how it takes responses.',
    audience: 'Staff who send a form to people.',
    check: 'The link can be copied and scanned, and each setting says what it does.',
  }),
  args: { path: '/forms/7?tab=share', user: admin, data: () => ({ viewer: { form: feedback } }), onMutation: fn() },
};
export default meta;

export const Filled: Story = {
  parameters: { pictures: false },
  play: async ({ canvas, args, userEvent }) => {
    await expectPage(canvas, 'How was this course?');
    await expect(canvas.getByRole('radio', { name: 'One question after another' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'All at once' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save settings' }));
    await expect(args.onMutation).toHaveBeenCalledWith('updateForm', {
      databaseId: 7,
      revision: 4,
      input: {
        title: feedback.title,
        slug: 'course-feedback',
        description: feedback.description,
        oncePerUser: false,
        mostResponses: null,
        layout: 'ALL_AT_ONCE',
      },
    });
  },
};
