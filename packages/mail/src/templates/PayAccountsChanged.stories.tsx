import { dark } from '@atlas/ui/tokens/colour.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { frame, payAccountsChanged } from '../stories/examples.ts';
import { LOOKS, type MailArgs, mailStory, openMail } from '../stories/mailStory.tsx';

const about = mailStory('payAccountsChanged', payAccountsChanged);
const meta: Meta<MailArgs<'payAccountsChanged'>> = {
  title: 'Mail/Payment accounts changed',
  ...about,
  args: { ...about.args, frame: { ...frame, unsubscribeUrl: null } },
};
export default meta;
type Story = StoryObj<typeof meta>;

export const Light: Story = {
  ...LOOKS.light,
  play: async ({ canvas }) => {
    const { mail } = await openMail(canvas);
    await expect(mail.getByRole('heading', { level: 1 })).toHaveTextContent('The payment accounts were changed');
    await expect(mail.getByRole('link', { name: 'Check the settings' })).toBeVisible();
    await expect(mail.queryByRole('link', { name: 'Unsubscribe' })).toBeNull();
  },
};

export const Dark: Story = {
  ...LOOKS.dark,
  play: async ({ canvas }) => {
    const { body, mail } = await openMail(canvas);
    await expect(body).toHaveStyle({ backgroundColor: dark.canvas });
    await expect(mail.getByRole('link', { name: 'Check the settings' })).toHaveStyle({ backgroundColor: dark.accent });
  },
};

export const WithoutStyles: Story = {
  ...LOOKS.unstyled,
  play: async ({ canvas }) => {
    const { mail } = await openMail(canvas);
    await expect(mail.getByRole('heading', { level: 1 })).toHaveTextContent('The payment accounts were changed');
  },
};

export const PlainText: Story = {
  ...LOOKS.text,
  play: ({ canvas }) => expect(canvas.getByText(/Check the settings: https:\/\/atlas\.example\//)).toBeVisible(),
};
