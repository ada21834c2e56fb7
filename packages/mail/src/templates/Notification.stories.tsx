import { dark, light } from '@atlas/ui/tokens/colour.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longTitle, notification } from '../stories/examples.ts';
import { LOOKS, type MailArgs, mailStory, openMail } from '../stories/mailStory.tsx';

const meta: Meta<MailArgs<'notification'>> = { title: 'Mail/Notification', ...mailStory('notification', notification) };
export default meta;
type Story = StoryObj<typeof meta>;

export const Light: Story = {
  ...LOOKS.light,
  play: async ({ canvas }) => {
    const { body, mail } = await openMail(canvas);
    await expect(body).toHaveStyle({ backgroundColor: light.canvas });
    await expect(mail.getByRole('heading', { level: 1 })).toHaveTextContent('We could not read your receipt');
    await expect(mail.getByRole('link', { name: 'See your payments' })).toHaveAttribute('href', 'https://atlas.example/account?q=billings');
    await expect(mail.getByRole('link', { name: 'Unsubscribe' })).toBeVisible();
  },
};

export const Dark: Story = {
  ...LOOKS.dark,
  play: async ({ canvas }) => {
    const { body, mail } = await openMail(canvas);
    await expect(body).toHaveStyle({ backgroundColor: dark.canvas });
    await expect(mail.getByRole('heading')).toHaveStyle({ color: dark.ink });
    await expect(mail.getByRole('link', { name: 'See your payments' })).toHaveStyle({ backgroundColor: dark.accent });
  },
};

export const WithoutStyles: Story = {
  ...LOOKS.unstyled,
  play: async ({ canvas }) => {
    const { mail } = await openMail(canvas);
    await expect(mail.getByText('Hi Maricel,')).toBeVisible();
    await expect(mail.getByRole('heading')).toHaveTextContent('We could not read your receipt');
    await expect(mail.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['See your payments', 'Atlas', 'Unsubscribe']);
  },
};

export const PlainText: Story = {
  ...LOOKS.text,
  play: ({ canvas }) => expect(canvas.getByText(/See your payments: https:\/\/atlas\.example\/account\?q=billings/)).toBeVisible(),
};

/** The longest title, and a word that is longer than a line, on a phone. */
export const LongTitle: Story = {
  args: { data: { ...notification, title: longTitle, body: 'w'.repeat(120) } },
  globals: { theme: 'light', viewport: { value: 'phone' } },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    const { mail } = await openMail(canvas);
    await expect(mail.getByRole('heading')).toHaveTextContent(longTitle);
  },
};

/** A title only, without a link. */
export const NoPath: Story = {
  args: { data: { ...notification, body: '', path: null } },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    const { mail } = await openMail(canvas);
    await expect(mail.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Atlas', 'Unsubscribe']);
  },
};
