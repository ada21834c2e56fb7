import { dark } from '@atlas/ui/tokens/colour.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { frame, testMail } from '../stories/examples.ts';
import { LOOKS, type MailArgs, mailStory, openMail } from '../stories/mailStory.tsx';

const about = mailStory('testMail', testMail);
const meta: Meta<MailArgs<'testMail'>> = {
  title: 'Mail/Test mail',
  ...about,
  args: { ...about.args, frame: { ...frame, unsubscribeUrl: null } },
};
export default meta;
type Story = StoryObj<typeof meta>;

const SENT = 'This email was sent on Wednesday, 11/12/2025 at 10:00 AM, Manila time.';

export const Light: Story = {
  ...LOOKS.light,
  play: async ({ canvas }) => {
    const { mail } = await openMail(canvas);
    await expect(mail.getByText(SENT, { selector: 'p' })).toBeVisible();
    await expect(mail.queryByRole('link', { name: 'Unsubscribe' })).toBeNull();
  },
};

export const Dark: Story = {
  ...LOOKS.dark,
  play: async ({ canvas }) => {
    const { body, mail } = await openMail(canvas);
    await expect(body).toHaveStyle({ backgroundColor: dark.canvas });
    await expect(mail.getByText(SENT, { selector: 'p' })).toHaveStyle({ color: dark.ink });
  },
};

export const WithoutStyles: Story = {
  ...LOOKS.unstyled,
  play: async ({ canvas }) => {
    const { mail } = await openMail(canvas);
    await expect(mail.getByRole('heading')).toHaveTextContent('Mail works');
  },
};

export const PlainText: Story = {
  ...LOOKS.text,
  play: ({ canvas }) => expect(canvas.getByText(/^Mail works\n/, { normalizer: String })).toBeVisible(),
};
