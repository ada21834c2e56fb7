import { expect, screen, waitFor, type within } from 'storybook/test';
import { connectionLost, expectPage } from '../../testing/storyAssertions.ts';
import { CONFIRMS_FIRST, STORY_PASSWORD } from '../../testing/storyClient.ts';
import { member, nonMember } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';

const meta: ScreenMeta = {
  title: 'Screens/Public/Auth/Sign up',
  ...aboutScreen({
    shows: 'Creates an account, with the address from an invitation filled in and locked.',
    audience: 'Visitors who want the free lessons, and people who were invited.',
    check: 'Few fields, messages at each of them, and what happens after the account is ready.',
  }),
  args: { path: '/signup' },
};
export default meta;
type Canvas = ReturnType<typeof within>;
type UserEvent = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

async function signUp(canvas: Canvas, userEvent: UserEvent, email: string): Promise<void> {
  await expectPage(canvas, 'Ready to join?');
  await userEvent.type(canvas.getByLabelText('First name'), 'Jomar');
  await userEvent.type(canvas.getByLabelText('Last name'), 'Villanueva');
  await userEvent.type(canvas.getByLabelText('Email'), email);
  await userEvent.type(canvas.getByLabelText('Password'), STORY_PASSWORD);
  await userEvent.click(canvas.getByRole('button', { name: 'Create an account' }));
}

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Ready to join?');
    await expect(canvas.getByLabelText(/^Facebook profile/)).not.toBeRequired();
    await expect(canvas.getByRole('link', { name: 'Already have an account? Login here' })).toHaveAttribute('href', '/login');
  },
};

/** The link contains the address. It is filled in and cannot be changed. */
export const LockedEmail: Story = {
  args: { path: '/signup?email=jomar.villanueva%40example.com' },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Ready to join?');
    const email = canvas.getByLabelText('Email');
    await expect(email).toHaveValue('jomar.villanueva@example.com');
    await expect(email).toHaveAttribute('readonly');
    await userEvent.type(email, 'x');
    await expect(email).toHaveValue('jomar.villanueva@example.com');
    await expect(canvas.getByText('This address comes from your link.')).toBeVisible();
  },
};

/** The messages of the specification at each field, the focus on the first. */
export const FieldErrors: Story = {
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Ready to join?');
    await userEvent.type(canvas.getByLabelText(/^Facebook profile/), 'example.com/jomar');
    await userEvent.click(canvas.getByRole('button', { name: 'Create an account' }));
    await expect(await canvas.findByText('Given Name is required!')).toBeVisible();
    await expect(canvas.getByText('Last Name is required!')).toBeVisible();
    await expect(canvas.getByText('Enter a valid fb profile (e.g., facebook.com/[username])')).toBeVisible();
    await expect(canvas.getByText('Enter you email')).toBeVisible();
    await expect(canvas.getByText('Oops! It looks like you forgot to enter your password')).toBeVisible();
    await expect(canvas.getByLabelText('First name')).toHaveFocus();
  },
};

/**
 * An address that already has an account. The message shows in a toast, at the top of the form and
 * at the field.
 */
export const AddressTaken: Story = {
  play: async ({ canvas, userEvent }) => {
    await signUp(canvas, userEvent, member.email);
    await expect(await canvas.findByText('Errors prevented this form from being saved')).toBeVisible();
    await expect(canvas.getAllByText('An account with this email already exists. Log in instead.').length).toBeGreaterThan(0);
    await expect(canvas.getByLabelText('Email')).toBeInvalid();
    await expect(canvas.getByLabelText('First name')).toHaveValue('Jomar');
  },
};

/** The request never arrived. The typed values stay. */
export const NoConnection: Story = {
  args: { network: { fails: connectionLost } },
  play: async ({ canvas, userEvent }) => {
    await signUp(canvas, userEvent, nonMember.email);
    await expect(await canvas.findByText('An error has occurred. Check your connection, then try again.')).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toHaveValue(nonMember.email);
  },
};

/** The account is ready. After two seconds the new user is at their courses. */
export const Welcome: Story = {
  play: async ({ canvas, userEvent }) => {
    await signUp(canvas, userEvent, nonMember.email);
    const toast = await screen.findByText('Your account is ready.');
    await waitFor(() => expect(toast).toBeVisible());
    await expect(await canvas.findByText('We are taking you to your courses.')).toBeVisible();
    await expect(canvas.queryByLabelText('Email')).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Already have an account? Login here' })).toBeNull();
  },
};

/**
 * The account must be confirmed by email. A message replaces the form, and no one is signed in.
 */
export const WaitsForEmail: Story = {
  play: async ({ canvas, userEvent }) => {
    await signUp(canvas, userEvent, CONFIRMS_FIRST);
    await expect(await canvas.findByText(/^Almost there\. Open the link in the email that we sent you/)).toBeVisible();
    await expect(canvas.queryByLabelText('Email')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Already have an account? Login here' })).toBeVisible();
  },
};
