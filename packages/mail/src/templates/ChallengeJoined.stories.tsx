import { dark } from '@atlas/ui/tokens/colour.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { frame, challengeJoined } from '../stories/examples.ts';
import { LOOKS, type MailArgs, mailStory, openMail } from '../stories/mailStory.tsx';

const about = mailStory('challengeJoined', challengeJoined);
const meta: Meta<MailArgs<'challengeJoined'>> = {
  title: 'Mail/Challenge joined',
  ...about,
  args: { ...about.args, frame: { ...frame, unsubscribeUrl: null } },
};
export default meta;
type Story = StoryObj<typeof meta>;

export const Light: Story = {
  ...LOOKS.light,
  play: async ({ canvas }) => {
    const { mail } = await openMail(canvas);
    await expect(mail.getByRole('heading', { level: 1 })).toHaveTextContent('You are in the challenge');
    await expect(mail.getByRole('link', { name: 'Open my challenge' })).toBeVisible();
    await expect(mail.queryByRole('link', { name: 'Unsubscribe' })).toBeNull();
  },
};

export const Dark: Story = {
  ...LOOKS.dark,
  play: async ({ canvas }) => {
    const { body, mail } = await openMail(canvas);
    await expect(body).toHaveStyle({ backgroundColor: dark.canvas });
    await expect(mail.getByRole('link', { name: 'Open my challenge' })).toHaveStyle({ backgroundColor: dark.accent });
  },
};

export const WithoutStyles: Story = {
  ...LOOKS.unstyled,
  play: async ({ canvas }) => {
    const { mail } = await openMail(canvas);
    await expect(mail.getByRole('heading')).toHaveTextContent('You are in the challenge');
  },
};

export const PlainText: Story = {
  ...LOOKS.text,
  play: ({ canvas }) => expect(canvas.getByText(/Open my challenge: https:\/\/atlas\.example\//)).toBeVisible(),
};
