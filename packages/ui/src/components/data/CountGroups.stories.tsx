import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CountGroups } from './CountGroups.tsx';

const meta = {
  title: 'Components/Data/CountGroups',
  component: CountGroups,
  args: {
    groups: [
      {
        label: 'People',
        items: [
          { key: 'members', label: 'Members', count: '1,000+', href: '#members' },
          { key: 'new', label: 'New members', note: 'this week', count: '12', href: '#new' },
          { key: 'archived', label: 'Archived users', count: '0', href: '#archived' },
        ],
      },
      { label: 'Learning', items: [{ key: 'courses', label: 'Courses', count: '14', href: '#courses' }] },
      { label: 'System', items: [{ key: 'levels', label: 'Access levels', count: '13', href: '#levels' }] },
    ],
  },
  parameters: {
    docs: {
      description: {
        component:
          'Use it for the inventory of an area, below what needs attention.\n\n**Do** link each number to its list.\n\n**Don’t** use it for what someone has to act on: use AttentionList.',
      },
    },
  },
} satisfies Meta<typeof CountGroups>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Three groups of lists. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    const people = within(canvas.getByRole('region', { name: 'People' }));
    await expect(people.getByRole('link', { name: 'New members this week 12' })).toHaveAttribute('href', '#new');
  },
};
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
