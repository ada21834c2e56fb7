import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { expectPage, serverFailure } from '../testing/storyAssertions.ts';
import { screenParameters } from '../testing/screenParameters.ts';
import { ScreenStory } from '../testing/ScreenStory.tsx';
import { member } from '../testing/storyUsers.ts';
import { JourneyFormPrompt } from './JourneyFormPrompt.tsx';
import { enrollee, OPEN_CHALLENGE, REMINDER_DUE, returnee, settingsAnd, sessionUserWith, withStored } from './overlaysFixtures.ts';

/** The prompts that open automatically over members' pages. Only one opens per page load. */
const meta: Meta<typeof ScreenStory> = {
  title: 'Screens/Shell/Overlays/Prompts',
  component: ScreenStory,
  args: { path: '/', user: returnee, overlays: true, onMutation: fn() },
  parameters: { ...screenParameters },
  beforeEach: withStored(REMINDER_DUE),
};
export default meta;
type Story = StoryObj<typeof ScreenStory>;

const ARRIVES = { timeout: 10_000 };

/**
 * Closing the welcome hides it in this browser and notifies the server. The reminder has to wait.
 */
export const WelcomeBack: Story = {
  play: async ({ canvas, args }) => {
    const dialog = await canvas.findByRole('dialog', { name: 'Welcome back!' }, ARRIVES);
    await userEvent.keyboard('{Escape}');
    await expect(dialog).not.toBeInTheDocument();
    await waitFor(() => expect(args.onMutation).toHaveBeenCalledWith('hideReturneeModal', {}));
    await expect(localStorage.getItem('hasSeenWelcomeModal')).toBe('true');
    await expect(localStorage.getItem('neverShowAgainWelcomeModal')).toBeNull();
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

/** Hiding the welcome for good, even after signing out. The server's error is shown. */
export const WelcomeBackForGood: Story = {
  args: { data: () => ({ hideReturneeModal: serverFailure }) },
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog', { name: 'Welcome back!' }, ARRIVES);
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Don’t show this again' }));
    await userEvent.click(within(dialog).getByRole('link', { name: 'Go to my courses' }));
    await expectPage(canvas, 'My Courses');
    await expect(localStorage.getItem('neverShowAgainWelcomeModal')).toBe('true');
    await expect(await within(document.body).findByText('Something went wrong, try again', {}, ARRIVES)).toBeVisible();
  },
};

/** The welcome was already closed since the last sign-in, so the next prompt opens. */
export const WelcomeBackWasSeen: Story = {
  beforeEach: withStored({ ...REMINDER_DUE, hasSeenWelcomeModal: 'true' }),
  play: async ({ canvas }) => expect(await canvas.findByRole('dialog', { name: 'Add your Facebook profile' }, ARRIVES)).toBeVisible(),
};

/** Joining the challenge leads to its thank-you page. */
export const Challenge: Story = {
  args: { user: enrollee, data: () => ({ ...settingsAnd(OPEN_CHALLENGE), registerToChallenge: { email: enrollee.email } }) },
  play: async ({ canvas, args }) => {
    const dialog = await canvas.findByRole('dialog', { name: 'Join the 12-Day Challenge' }, ARRIVES);
    await expect(within(dialog).getByText('Join until Sunday, 11/30/2025.')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Count me in' }));
    await expect(await within(document.body).findAllByText("Congrats! You're IN!", {}, ARRIVES)).not.toHaveLength(0);
    await expect(args.onMutation).toHaveBeenCalledWith('registerToChallenge', { email: enrollee.email });
    await expectPage(canvas, "Congrats! You're IN!");
    await expect(localStorage.getItem('hasSeenChallengeModal1')).toBe('true');
  },
};

/** The server did not register the member: the modal stays open for another try. */
export const ChallengeFailed: Story = {
  args: { user: enrollee, data: () => ({ ...settingsAnd(OPEN_CHALLENGE), registerToChallenge: null }) },
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog', { name: 'Join the 12-Day Challenge' }, ARRIVES);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Count me in' }));
    await expect(await within(document.body).findByText('Something went wrong', {}, ARRIVES)).toBeVisible();
    await expect(within(dialog).getByRole('button', { name: 'Count me in' })).toBeEnabled();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Not now' }));
    await expect(localStorage.getItem('hasSeenChallengeModal1')).toBe('true');
  },
};

/** Closed without ticking the box, the reminder opens again on another day. */
export const FacebookReminder: Story = {
  args: { user: member },
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog', { name: 'Add your Facebook profile' }, ARRIVES);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remind me later' }));
    await expect(dialog).not.toBeInTheDocument();
    await expect(localStorage.getItem('neverShowAgainFacebookReminder')).toBeNull();
    await expect(localStorage.getItem('facebookReminderDay')).not.toBe('2025-11-01');
  },
};

export const FacebookReminderForGood: Story = {
  args: { user: member },
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog', { name: 'Add your Facebook profile' }, ARRIVES);
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Don’t show this again' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add Facebook Profile' }));
    await expect(await canvas.findByRole('link', { name: 'Socials', current: 'page' }, ARRIVES)).toBeVisible();
    await expect(localStorage.getItem('neverShowAgainFacebookReminder')).toBe('true');
  },
};

/** The invitation to the Journey Form. */
export const JourneyForm: Story = {
  render: () => <JourneyFormPrompt onClose={close} />,
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('dialog', { name: 'Tell us where you are' });
    await expect(within(dialog).getByRole('link', { name: 'Open the Journey Form' })).toHaveAttribute('href', '/form/journey-form');
  },
};
const close = fn();

/** Staff viewing as a member see the banner, but no prompts. */
export const NotWhileImpersonating: Story = {
  args: {
    user: sessionUserWith(
      { ...returnee, membershipStatus: 'Active', isImpersonating: true, impersonatesUntil: '2025-11-12T02:20:00Z' },
      { upcomingPaymentDue: { id: 22, scheduleDate: '2025-11-16' } },
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your next payment is due on Sunday, 11/16/2025.', {}, ARRIVES)).toBeVisible();
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};
