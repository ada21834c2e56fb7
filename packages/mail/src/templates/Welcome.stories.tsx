import { dark } from '@atlas/ui/tokens/colour.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { frame, welcome } from '../stories/examples.ts';
import { LOOKS, type MailArgs, mailStory, openMail } from '../stories/mailStory.tsx';

const about = mailStory('welcome', welcome);
const meta: Meta<MailArgs<'welcome'>> = {
  title: 'Mail/Welcome',
  ...about,
  args: { ...about.args, frame: { ...frame, unsubscribeUrl: null } },
};
export default meta;
type Story = StoryObj<typeof meta>;

export const Light: Story = {
  ...LOOKS.light,
  play: async ({ canvas }) => {
    const { mail } = await openMail(canvas);
    await expect(mail.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome to Atlas');
    await expect(mail.getByRole('link', { name: 'Set your password' })).toBeVisible();
    await expect(mail.queryByRole('link', { name: 'Unsubscribe' })).toBeNull();
  },
};

export const Dark: Story = {
  ...LOOKS.dark,
  play: async ({ canvas }) => {
    const { body, mail } = await openMail(canvas);
    await expect(body).toHaveStyle({ backgroundColor: dark.canvas });
    await expect(mail.getByRole('link', { name: 'Set your password' })).toHaveStyle({ backgroundColor: dark.accent });
  },
};

export const WithoutStyles: Story = {
  ...LOOKS.unstyled,
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    const { mail } = await openMail(canvas);
    await expect(mail.getByRole('heading')).toHaveTextContent('Welcome to Atlas');
  },
};

export const PlainText: Story = {
  ...LOOKS.text,
  parameters: { pictures: false },
  play: ({ canvas }) => expect(canvas.getByText(/Set your password: https:\/\/atlas\.example\//)).toBeVisible(),
};
