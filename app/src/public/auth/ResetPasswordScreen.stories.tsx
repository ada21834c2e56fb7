import { OTP_EXPIRED, OTP_TOO_MANY, OTP_VALID, RESET_LINK_INVALID, resetPath } from '@atlas/domain/auth';
import { CONNECTION_LOST } from '@atlas/domain/errors';
import { expect, screen, waitFor, type within } from 'storybook/test';
import { connectionLost, expectPage } from '../../testing/storyAssertions.ts';
import { afterMutation } from '../../testing/storyAnswers.ts';
import { EXPIRED_TOKEN, GUESSED_PASSWORD, STORY_TOKEN } from '../../testing/storyClient.ts';
import { member } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';

const link = { id: 7, token: STORY_TOKEN, email: member.email, otp: null };
const accepted = () => ({ validateOtp: { isValid: true, message: OTP_VALID } });
const formError = (message: string) => () => ({ validateOtp: { isValid: false, message } });

const meta: ScreenMeta = {
  title: 'Screens/Public/Auth/Reset password',
  ...aboutScreen({
    shows: 'Takes the code from the email, then a new password.',
    audience: 'People who forgot their password and arrive from their mailbox.',
    check: 'Six boxes at 360 px, the tries that are left, and the list of requirements while the password is typed.',
  }),
  args: { path: resetPath(link), data: accepted },
};
export default meta;
type Canvas = ReturnType<typeof within>;
type UserEvent = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

const digit = (canvas: Canvas, position: number) => canvas.getByLabelText(`Digit ${position} of 6`);

/** Pastes a code into the focused box. */
async function enter(canvas: Canvas, userEvent: UserEvent, code: string): Promise<void> {
  await expectPage(canvas, 'Reset Password');
  await waitFor(() => expect(digit(canvas, 1)).toHaveFocus());
  await userEvent.paste(code);
}

/** The code's boxes. The button that sends another code is still hidden. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Reset Password');
    await waitFor(() => expect(digit(canvas, 1)).toHaveFocus());
    await expect(digit(canvas, 1)).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(digit(canvas, 1)).toHaveAttribute('inputmode', 'numeric');
    await expect(canvas.getByText(/more than 3 minutes/)).toBeVisible();
    await expect(canvas.getByText('You can ask for a new code in 10 seconds.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Send a new code' })).toBeNull();
  },
};

/** The link is being checked, so the boxes are disabled. */
export const Checking: Story = {
  args: { network: 'pending' },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Reset Password');
    await expect(digit(canvas, 1)).toBeDisabled();
  },
};

/**
 * A wrong code: a toast and a message below the boxes show how many tries are left. The digits stay,
 * and typing over them tries the code again only with the last digit.
 */
export const WrongCode: Story = {
  args: { data: formError('That code is not right. 4 tries are left.') },
  play: async ({ canvas, userEvent }) => {
    await enter(canvas, userEvent, '418 205');
    await expect(await screen.findByText('That code is not right. 4 tries are left.', { selector: 'main *' })).toBeVisible();
    await waitFor(() => expect(digit(canvas, 1)).toHaveFocus());
    await expect(digit(canvas, 1)).toBeInvalid();
    await expect(digit(canvas, 6)).toHaveValue('5');
    await userEvent.keyboard('7');
    await expect(digit(canvas, 2)).toHaveFocus();
    await expect(digit(canvas, 1)).toBeValid();
  },
};

/** Too many tries: only a new code helps, and it can be requested at once. */
export const TooManyTries: Story = {
  args: { data: formError(OTP_TOO_MANY) },
  play: async ({ canvas, userEvent }) => {
    await enter(canvas, userEvent, '418205');
    await expect(await canvas.findByRole('button', { name: 'Send a new code' })).toBeEnabled();
    await expect(canvas.getByText(OTP_TOO_MANY)).toBeVisible();
  },
};

/** The email's link contains an expired code. Another code is sent, and the boxes start over. */
export const OldCodeInTheLink: Story = {
  args: { path: resetPath({ ...link, otp: 418205 }), data: formError(OTP_EXPIRED) },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Reset Password');
    await expect(digit(canvas, 6)).toHaveValue('5');
    await waitFor(() => expect(digit(canvas, 6)).toHaveValue(''), { timeout: 5_000 });
    await userEvent.click(await canvas.findByRole('button', { name: 'Send a new code' }));
    await expect(await screen.findByText(`Email OTP sent successfully to ${member.email}!`)).toBeInTheDocument();
  },
};

/** The email's link contains the code. It is tried automatically, and the new password follows. */
export const CodeInTheLink: Story = {
  args: { path: resetPath({ ...link, otp: 418205 }) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Reset Password');
    const password = await canvas.findByLabelText('New password', undefined, { timeout: 5_000 });
    await waitFor(() => expect(password).toHaveFocus());
    await expect(password).toHaveAttribute('autocomplete', 'new-password');
    await expect(canvas.getByLabelText('Email')).toHaveValue(member.email);
  },
};

/** The request never arrived. The code stays for another try. */
export const NoConnection: Story = {
  args: { data: () => ({ validateOtp: afterMutation('validateOtp', connectionLost, connectionLost) }) },
  play: async ({ canvas, userEvent }) => {
    await enter(canvas, userEvent, '418205');
    await expect(await screen.findByText(CONNECTION_LOST)).toBeInTheDocument();
    await expect(digit(canvas, 6)).toHaveValue('5');
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeEnabled();
  },
};

/** The link itself could not be checked. */
export const NotReached: Story = {
  args: { network: { fails: connectionLost, times: 1 } },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Reset Password');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(CONNECTION_LOST);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(digit(canvas, 1)).toHaveFocus());
  },
};

/** The second step, submitted too early. The checklist and the fields show what is missing. */
export const WeakPassword: Story = {
  play: async ({ canvas, userEvent }) => {
    await enter(canvas, userEvent, '418205');
    await userEvent.type(await canvas.findByLabelText('New password'), 'kape');
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'tsaa');
    await userEvent.click(canvas.getByRole('button', { name: 'Save the password' }));
    await expect(await canvas.findByText('Password must meet all validation criteria.')).toBeVisible();
    await expect(canvas.getByText('Passwords do not match')).toBeVisible();
    await expect(canvas.getByText('A lowercase letter')).toHaveTextContent('met');
  },
};

/** A common password. The server's message shows at the field. */
export const GuessedPassword: Story = {
  play: async ({ canvas, userEvent }) => {
    await enter(canvas, userEvent, '418205');
    await userEvent.type(await canvas.findByLabelText('New password'), GUESSED_PASSWORD);
    await userEvent.type(canvas.getByLabelText('Confirm password'), GUESSED_PASSWORD);
    await userEvent.click(canvas.getByRole('button', { name: 'Save the password' }));
    await expect(await canvas.findByText('Errors prevented this form from being saved')).toBeVisible();
    await expect(canvas.getByLabelText('New password')).toBeInvalid();
  },
};

/** The password is changed, and the sign-in page opens. */
export const Changed: Story = {
  play: async ({ canvas, userEvent }) => {
    await enter(canvas, userEvent, '418205');
    await userEvent.type(await canvas.findByLabelText('New password'), 'Bahay-kubo1');
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'Bahay-kubo1');
    await userEvent.click(canvas.getByRole('button', { name: 'Save the password' }));
    await expect(await screen.findByText('Password changed!')).toBeInTheDocument();
    await expectPage(canvas, 'Welcome back');
  },
};

/** An expired link leads to the sign-in page, with a toast that gives the reason. */
export const ExpiredLink: Story = {
  args: { path: resetPath({ ...link, token: EXPIRED_TOKEN }) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Welcome back');
    await expect(await screen.findByText(RESET_LINK_INVALID)).toBeInTheDocument();
  },
};
