import { dark } from '@atlas/ui/tokens/colour.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { announcement, longTitle } from '../stories/examples.ts';
import { LOOKS, type MailArgs, mailStory, openMail } from '../stories/mailStory.tsx';

const meta: Meta<MailArgs<'announcement'>> = {
  title: 'Mail/Announcement',
  ...mailStory('announcement', announcement),
};
export default meta;
type Story = StoryObj<typeof meta>;

const NO_PICTURES = { pictures: false };

export const Light: Story = {
  ...LOOKS.light,
  parameters: NO_PICTURES,
  play: async ({ canvas }) => {
    const { mail } = await openMail(canvas);
    await expect(mail.getByRole('heading', { level: 1 })).toHaveTextContent('Live coaching on Saturday');
    await expect(mail.getByRole('link', { name: 'the checklist' })).toHaveAttribute('href', 'https://atlas.example/content');
    await expect(mail.getByRole('link', { name: 'Open in Atlas' })).toHaveAttribute('href', 'https://atlas.example/events');
    await expect(mail.getByText(/12 Mango Avenue, Cebu City 6000/)).toBeVisible();
    await expect(mail.getByRole('link', { name: 'Unsubscribe' })).toBeVisible();
  },
};

export const Dark: Story = {
  ...LOOKS.dark,
  parameters: NO_PICTURES,
  play: async ({ canvas }) => {
    const { body, mail } = await openMail(canvas);
    await expect(body).toHaveStyle({ backgroundColor: dark.canvas });
    await expect(mail.getByRole('link', { name: 'the checklist' })).toHaveStyle({ color: dark['accent-text'] });
  },
};

export const PlainText: Story = {
  ...LOOKS.text,
  parameters: NO_PICTURES,
  play: ({ canvas }) => expect(canvas.getByText(/12 Mango Avenue, Cebu City 6000/)).toBeVisible(),
};

/** The longest title on a phone. */
export const LongTitle: Story = {
  args: { data: { ...announcement, title: longTitle } },
  globals: { theme: 'light', viewport: { value: 'phone' } },
  parameters: NO_PICTURES,
  play: async ({ canvas }) => {
    const { mail } = await openMail(canvas);
    await expect(mail.getByRole('heading', { level: 1 })).toHaveTextContent(longTitle);
  },
};
