import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../primitives/Button.tsx';
import { Modal } from './Modal.tsx';
import { PromptModal } from './PromptModal.tsx';

const meta: Meta<typeof PromptModal> = {
  title: 'Components/Feedback/PromptModal',
  component: PromptModal,
  args: {
    title: 'Welcome back!',
    picture: 'lessons',
    text: 'Good to see you again. Your courses, your XP and your groups are where you left them: open a course and continue with the next lesson.',
    actions: [
      { text: 'Not now', onClick: fn() },
      { text: 'Go to my courses', href: '#courses' },
    ],
    onClose: fn(),
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '520px' },
      description: {
        component:
          'Use it for one message that people need before they continue. It opens automatically..\n\n**Do** name the main action by what it does, and let people postpone it.\n\n**Don’t** open a second one after it, or use it for requested content (Modal) or confirmations (ConfirmDialog).',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof PromptModal>;

export const OnDesktop: Story = { globals: { viewport: { value: 'desktop' } } };

function Remembering() {
  const [checked, setChecked] = useState(false);
  return (
    <PromptModal
      title="Add your Facebook profile"
      picture="people"
      text="Your coach and your groups meet on Facebook. With your profile, they can find you and let you into the groups sooner."
      remember={{ label: 'Don’t show this again', checked, onChange: setChecked }}
      actions={[
        { text: 'Remind me later', onClick: noop },
        { text: 'Add Facebook Profile', onClick: noop },
      ]}
      onClose={noop}
    />
  );
}
function noop() {}

/** With a checkbox, as a sheet on a phone. */
export const Reminder: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => <Remembering />,
  play: async () => {
    const box = within(document.body).getByRole('checkbox', { name: 'Don’t show this again' });
    await userEvent.click(box);
    await expect(box).toBeChecked();
  },
};

/** A prompt that cannot be closed: only its actions continue. */
export const Gate: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    title: 'Your membership has ended',
    picture: 'locked',
    text: 'Your membership expired on Monday, 11/03/2025 and your access ended on Monday, 11/17/2025. Renew to get your access back. Your profile, your bills, your XP and your groups stay open.',
    actions: [
      { text: 'Sign out', onClick: fn() },
      { text: 'My Profile', href: '#profile' },
      { text: 'Renew', href: '#renew' },
    ],
    onClose: undefined,
  },
  play: async ({ args }) => {
    const dialog = within(document.body).getByRole('dialog', { name: 'Your membership has ended' });
    await expect(within(dialog).queryByRole('button', { name: 'Close' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(dialog).toBeVisible();
    await expect(args.actions).toHaveLength(3);
  },
};

/** With a time and a place. */
export const Event: Story = {
  parameters: { pictures: false },
  args: {
    title: 'Atlas Live',
    picture: 'events',
    fact: 'Sunday, 11/23/2025, Alabang',
    text: 'Meet your coaches and the people from your groups in person.',
    actions: [
      { text: 'Group packages', href: '#groups' },
      { text: 'See tickets', href: '#tickets' },
    ],
  },
  play: async ({ args }) => {
    await expect(within(document.body).getByRole('dialog')).toHaveAccessibleDescription(/^Sunday, 11\/23\/2025, Alabang/);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

/** While an action is in progress, it cannot be repeated, and nothing closes the dialog. */
export const Busy: Story = {
  parameters: { pictures: false },
  args: {
    title: 'Join the 12-Day Challenge',
    picture: 'done',
    text: 'One small task a day for twelve days.',
    actions: [
      { text: 'Not now', onClick: fn() },
      { text: 'Count me in', onClick: fn(), loading: true },
    ],
  },
  play: async ({ args }) => {
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

function OverATask() {
  const [isTaskOpen, setTaskOpen] = useState(true);
  return (
    <>
      <Modal open={isTaskOpen} title="Sign out of Chrome?" onClose={() => setTaskOpen(false)} actions={[]}>
        <Button onClick={() => setTaskOpen(false)}>Sign out</Button>
      </Modal>
      <PromptModal title="Welcome back!" picture="lessons" text="Good to see you again." actions={[{ text: 'Not now', onClick: noop }]} />
    </>
  );
}

/** Waits until the dialog that the user has open is closed. */
export const WaitsForADialog: Story = {
  render: () => <OverATask />,
  play: async () => {
    const page = within(document.body);
    await page.findByRole('dialog', { name: 'Sign out of Chrome?' });
    await expect(page.queryByRole('dialog', { name: 'Welcome back!' })).toBeNull();
    await userEvent.click(page.getByRole('button', { name: 'Sign out' }));
    await expect(await page.findByRole('dialog', { name: 'Welcome back!' }, { timeout: 5000 })).toBeVisible();
  },
};
