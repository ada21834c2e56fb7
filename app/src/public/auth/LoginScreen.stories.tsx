import { EMAIL_CONFIRMED } from '@atlas/domain/auth';
import { expect, screen, waitFor, within } from 'storybook/test';
import { course } from '../../testing/courses.ts';
import { connectionLost, expectPage } from '../../testing/storyAssertions.ts';
import { connection } from '../../testing/storyAnswers.ts';
import { STORY_CODE, STORY_PASSWORD } from '../../testing/storyClient.ts';
import { admin, member } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';

const meta: ScreenMeta = {
  title: 'Screens/Public/Auth/Log in',
  ...aboutScreen({
    shows: 'Signs in with email and password, and with a code where two-step sign-in is on.',
    audience: 'Anyone with an account, sent here from any page that needs one.',
    check: 'One message for wrong credentials, typed values that stay, and the second step that does not look like a new page.',
  }),
  args: { path: '/login' },
};
export default meta;
type Canvas = ReturnType<typeof within>;
type UserEvent = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

async function logIn(canvas: Canvas, userEvent: UserEvent, password: string, { email } = member): Promise<void> {
  await expectPage(canvas, 'Welcome back');
  await userEvent.type(canvas.getByLabelText('Email'), email);
  await userEvent.type(canvas.getByLabelText('Password'), password);
  await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
}

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Welcome back');
    await expect(canvas.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username');
    await expect(canvas.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/signup');
    await expect(canvas.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/forgot-password');
    const legal = within(canvas.getByRole('navigation', { name: 'Legal' }));
    await expect(legal.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy-policy');
  },
};

/** Rejected: the same message whether the account exists or not. The typed values stay. */
export const WrongPassword: Story = {
  play: async ({ canvas, userEvent }) => {
    await logIn(canvas, userEvent, 'something-else');
    await expect(await canvas.findByText('Incorrect email or password.')).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toHaveValue(member.email);
    await expect(canvas.getByRole('button', { name: 'Log in' })).toBeEnabled();
  },
};

/** Submitted empty: a message at each field, the focus on the first. */
export const FieldErrors: Story = {
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Welcome back');
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(await canvas.findByText('Email is required')).toBeVisible();
    await expect(canvas.getByText('Password is required')).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
    await userEvent.type(canvas.getByLabelText('Email'), 'maricel');
    await expect(await canvas.findByText('Enter a valid email address (e.g., juan@example.com)')).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toBeInvalid();
  },
};

/** The request never arrived: a message suggests what to do, and the typed values stay. */
export const NoConnection: Story = {
  args: { network: { fails: connectionLost } },
  play: async ({ canvas, userEvent }) => {
    await logIn(canvas, userEvent, STORY_PASSWORD);
    await expect(await canvas.findByText('An error has occurred. Check your connection, then try again.')).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toHaveValue(member.email);
    await expect(canvas.getByLabelText('Password')).toHaveValue(STORY_PASSWORD);
  },
};

/** The browser is offline: the page says so before anything is sent. */
export const Offline: Story = {
  parameters: { pictures: false },
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
    return () => void Reflect.deleteProperty(navigator, 'onLine');
  },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Welcome back');
    await expect(await canvas.findByText('You are offline. You can continue once you are connected again.')).toBeVisible();
  },
};

/** The typed address is filled in on the page that sends a code. */
export const ToForgotPassword: Story = {
  parameters: { pictures: false },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Welcome back');
    await userEvent.type(canvas.getByLabelText('Email'), member.email);
    await userEvent.click(canvas.getByRole('link', { name: 'Forgot password?' }));
    await expectPage(canvas, 'Forgot Password');
    await waitFor(() => expect(canvas.getByLabelText('Email')).toHaveValue(member.email));
  },
};

/** The request is pending: the button shows it and cannot be pressed twice. */
export const LoggingIn: Story = {
  args: { network: 'pending' },
  play: async ({ canvas, userEvent }) => {
    await logIn(canvas, userEvent, STORY_PASSWORD);
    await expect(await canvas.findByRole('button', { name: 'Logging in' })).toBeVisible();
  },
};

/** The password is shown as plain text. */
export const PasswordShown: Story = {
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Welcome back');
    await userEvent.type(canvas.getByLabelText('Password'), STORY_PASSWORD);
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toBeVisible();
  },
};

/** A visitor on a member's page logs in and arrives at that page. */
export const SentFromAnotherPage: Story = {
  args: {
    path: '/courses/my-courses',
    data: () => ({ viewer: { myCourses: connection([course({ name: 'Bookkeeping for small shops' })]) } }),
  },
  play: async ({ canvas, userEvent }) => {
    await logIn(canvas, userEvent, STORY_PASSWORD);
    await expectPage(canvas, 'My Courses');
    await expect(canvas.getByRole('article')).toHaveTextContent('Bookkeeping for small shops');
  },
};

/** An account with two-step sign-in: the form also requires its code, and the typed values stay. */
export const SecondStep: Story = {
  play: async ({ canvas, userEvent }) => {
    await logIn(canvas, userEvent, STORY_PASSWORD, admin);
    const code = await canvas.findByLabelText('Code');
    await waitFor(() => expect(code).toHaveFocus());
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(canvas.getByText('Enter the code from your authenticator app.')).toBeVisible();
    await expect(canvas.getByLabelText('Password')).toHaveValue(STORY_PASSWORD);
  },
};

/** A wrong code shows an error at its field. The right one signs in. */
export const WrongCode: Story = {
  play: async ({ canvas, userEvent }) => {
    await logIn(canvas, userEvent, STORY_PASSWORD, admin);
    const code = await canvas.findByLabelText('Code');
    await userEvent.type(code, '111111{enter}');
    await expect(await canvas.findByText('That code is not right. Use the newest one, or a recovery code.')).toBeVisible();
    await expect(code).toBeInvalid();
    await waitFor(() => expect(code).toHaveFocus());
    await userEvent.clear(code);
    await userEvent.type(code, `${STORY_CODE}{enter}`);
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'Welcome back' })).toBeNull(), { timeout: 10_000 });
    // The previous page's layout disappears only once the next page is ready, and has the same
    // link.
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Atlas home' })).toBeVisible());
  },
};

/**
 * The link of an email that confirms an address. It is opened once, and a toast shows the result.
 */
export const ConfirmedEmail: Story = {
  args: { path: '/login?confirm=7.token', data: () => ({ confirmEmail: { isConfirmed: true, message: EMAIL_CONFIRMED } }) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Welcome back');
    await expect(await screen.findByText(EMAIL_CONFIRMED)).toBeInTheDocument();
  },
};

/** A user who is already signed in continues to the home page. */
export const ConfirmedWhileSignedIn: Story = {
  args: {
    path: '/login?confirm=7.token',
    user: member,
    data: () => ({ confirmEmail: { isConfirmed: true, message: EMAIL_CONFIRMED } }),
  },
  play: async ({ canvas }) => {
    await expect(await screen.findByText(EMAIL_CONFIRMED)).toBeInTheDocument();
    await expectPage(canvas, 'Good morning, Maricel');
  },
};
