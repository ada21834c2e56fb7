import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AttentionList } from './AttentionList.tsx';

const meta = {
  title: 'Components/Data/AttentionList',
  component: AttentionList,
  args: {
    label: 'Needs attention',
    clear: 'Nothing needs your attention.',
    items: [
      { key: 'jobs', tone: 'danger', count: '3', label: 'failed jobs', href: '#jobs' },
      { key: 'links', tone: 'warning', count: '1', label: 'broken link', note: 'in resource files', href: '#links' },
      { key: 'expiring', tone: 'warning', count: '1,000+', label: 'memberships expiring', note: 'in 30 days', href: '#expiring' },
      { key: 'moveUps', tone: 'info', count: '4', label: 'members waiting to move up', href: '#moveUps' },
    ],
  },
  parameters: {
    docs: {
      description: {
        component:
          'Use it at the top of a home page, for what someone has to act on today.\n\n**Do** link exactly the rows that are counted, and leave out zeros.\n\n**Don’t** use it for an inventory: use CountGroups.',
      },
    },
  },
} satisfies Meta<typeof AttentionList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A few kinds of rows, the most urgent first. */
export const Playground: Story = {
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: '1 broken link in resource files' })).toHaveAttribute('href', '#links'),
};
/** Nothing to do. */
export const Clear: Story = {
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing needs your attention.')).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
