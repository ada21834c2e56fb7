import { dark } from '@atlas/ui/tokens/colour.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { dailyNews, fullDay } from '../stories/examples.ts';
import { LOOKS, type MailArgs, mailStory, openMail } from '../stories/mailStory.tsx';

const meta: Meta<MailArgs<'dailyNews'>> = { title: 'Mail/Daily news', ...mailStory('dailyNews', dailyNews) };
export default meta;
type Story = StoryObj<typeof meta>;

export const Light: Story = {
  ...LOOKS.light,
  play: async ({ canvas }) => {
    const { mail } = await openMail(canvas);
    await expect(mail.getByRole('heading', { level: 1 })).toHaveTextContent('3 things you have not read yet');
    await expect(mail.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
      dailyNews.news.map(({ title }) => title),
    );
    await expect(mail.getByRole('link', { name: 'You can ask to move up' })).toHaveAttribute(
      'href',
      'https://atlas.example/stages/my-stage',
    );
    await expect(mail.queryByText(/more$/)).toBeNull();
  },
};

export const Dark: Story = {
  ...LOOKS.dark,
  play: async ({ canvas }) => {
    const { body, mail } = await openMail(canvas);
    await expect(body).toHaveStyle({ backgroundColor: dark.canvas });
    await expect(mail.getByRole('link', { name: 'You can ask to move up' })).toHaveStyle({ color: dark['accent-text'] });
  },
};

export const WithoutStyles: Story = {
  ...LOOKS.unstyled,
  play: async ({ canvas }) => {
    const { mail } = await openMail(canvas);
    await expect(mail.getAllByRole('listitem')).toHaveLength(3);
    await expect(mail.getByRole('link', { name: 'Coach Liza wrote to your group' })).toBeVisible();
  },
};

export const PlainText: Story = {
  ...LOOKS.text,
  play: ({ canvas }) =>
    expect(canvas.getByText(/You can ask to move up\nhttps:\/\/atlas\.example\/stages\/my-stage\n/, { normalizer: String })).toBeVisible(),
};

/** The most items that an email shows, and some that it omits. */
export const FullDay: Story = {
  args: { data: fullDay },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    const { mail } = await openMail(canvas);
    await expect(mail.getByRole('heading', { level: 1 })).toHaveTextContent('27 things you have not read yet');
    await expect(mail.getAllByRole('listitem')).toHaveLength(20);
    await expect(mail.getByRole('link', { name: 'and 7 more' })).toHaveAttribute('href', 'https://atlas.example');
  },
};

/** News without links. */
export const NoPath: Story = {
  args: { data: { ...dailyNews, news: [{ title: 'Happy birthday', body: 'From all of us.', path: null }] } },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    const { mail } = await openMail(canvas);
    await expect(mail.getByRole('heading', { level: 1 })).toHaveTextContent('One thing you have not read yet');
    await expect(mail.queryByRole('link', { name: 'Happy birthday' })).toBeNull();
  },
};
