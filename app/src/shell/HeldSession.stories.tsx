import { expect, screen, userEvent as user, waitFor, within } from 'storybook/test';
import { LOG_IN_AGAIN } from '@atlas/domain/auth';
import { RequestError } from '../session/fetchGraphQL.ts';
import { expectPage } from '../testing/storyAssertions.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../testing/screenStory.ts';
import { admin } from '../testing/storyUsers.ts';

const TYPED = 'Voice over from home';

const meta: ScreenMeta = {
  title: 'Screens/Shell/Held session',
  ...aboutScreen({
    shows: 'Covers a page with unsaved work whose session ended or now belongs to someone else.',
    audience: 'Everyone who fills in a form for longer than a session lasts.',
    check: 'Nothing private shows through, and both choices state what happens to the work.',
  }),
  args: {
    path: '/courses/new',
    user: admin,
    data: () => ({
      viewer: { courseAuthors: [], courseAudiences: [] },
      createCourse: new RequestError('You are not signed in.', 'UNAUTHENTICATED'),
    }),
  },
};
export default meta;

/** The session ended while a form was edited: the page is hidden, and what was typed is kept until the same person logs in again. */
export const Filled: Story = {
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Create a Course');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), TYPED);
    await userEvent.click(canvas.getByRole('button', { name: 'Create course' }));
    const dialog = within(await screen.findByRole('dialog', { name: LOG_IN_AGAIN.title }));
    await expect(dialog.getByLabelText('Email')).toHaveValue(admin.email);
    await expect(canvas.getByRole('textbox', { name: 'Name', hidden: true })).toHaveValue(TYPED);
  },
};

/** The other choice discards the form and goes to the sign-in page. */
export const Discarded: Story = {
  parameters: { pictures: false },
  play: async (context) => {
    await Filled.play?.(context);
    await user.click(screen.getByRole('button', { name: LOG_IN_AGAIN.discard }));
    await expectPage(context.canvas, 'Welcome back');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
