import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../../primitives/Card.tsx';
import { PersonList } from './PersonList.tsx';
import { StatusBadge } from './StatusBadge.tsx';

const meta = {
  title: 'Components/Data/PersonList',
  component: PersonList,
  args: {
    label: 'Your people',
    people: [
      {
        id: '1',
        name: 'Maricel Dela Cruz',
        href: '#maricel',
        note: 'Stage 3 · 1,240 XP · last seen Wednesday, 11/12/2025',
        badges: <StatusBadge tone="danger" text="Asks for help" />,
      },
      { id: '2', name: 'Jomar Villanueva', href: '#jomar', note: 'Stage 1 · 40 XP', badges: <StatusBadge tone="warning" text="Stuck" /> },
      { id: '3', name: 'Ma. Cristina Evangelista-Buenaventura', note: 'No stage' },
    ],
  },
  render: (args) => (
    <Card padding="none">
      <PersonList {...args} />
    </Card>
  ),
  parameters: {
    docs: {
      description: {
        component:
          'Use it for a few people a member of staff is responsible for, at the edges of a Card.\n\n**Do** mark only people who need attention.\n\n**Don’t** sort or paginate it: use a DataTable.',
      },
    },
  },
} satisfies Meta<typeof PersonList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Your people' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
