import { dark } from '@atlas/ui/tokens/colour.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { bugReportAnswered, frame } from '../stories/examples.ts';
import { LOOKS, type MailArgs, mailStory, openMail } from '../stories/mailStory.tsx';

const about = mailStory('bugReportAnswered', bugReportAnswered);
const meta: Meta<MailArgs<'bugReportAnswered'>> = {
  title: 'Mail/Bug report answered',
  ...about,
  args: { ...about.args, frame: { ...frame, unsubscribeUrl: null } },
};
export default meta;
type Story = StoryObj<typeof meta>;

export const Light: Story = {
  ...LOOKS.light,
  play: async ({ canvas }) => {
    const { mail } = await openMail(canvas);
    await expect(mail.getByRole('heading', { level: 1 })).toHaveTextContent('Answer to your bug report BUG-7KQ2MD');
    await expect(mail.getByRole('link', { name: 'Open my report' })).toBeVisible();
    await expect(mail.queryByRole('link', { name: 'Unsubscribe' })).toBeNull();
  },
};

export const Dark: Story = {
  ...LOOKS.dark,
  play: async ({ canvas }) => {
    const { body, mail } = await openMail(canvas);
    await expect(body).toHaveStyle({ backgroundColor: dark.canvas });
    await expect(mail.getByRole('link', { name: 'Open my report' })).toHaveStyle({ backgroundColor: dark.accent });
  },
};

export const WithoutStyles: Story = {
  ...LOOKS.unstyled,
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    const { mail } = await openMail(canvas);
    await expect(mail.getByRole('heading')).toHaveTextContent('Answer to your bug report BUG-7KQ2MD');
  },
};

export const PlainText: Story = {
  ...LOOKS.text,
  parameters: { pictures: false },
  play: ({ canvas }) => expect(canvas.getByText(/Open my report: https:\/\/atlas\.example\//)).toBeVisible(),
};
