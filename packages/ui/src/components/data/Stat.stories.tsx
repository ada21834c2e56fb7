import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stat } from './Stat.tsx';
import { StatGroup } from './StatGroup.tsx';

const meta = {
  title: 'Components/Data/Stat',
  component: Stat,
  subcomponents: { StatGroup },
  args: {
    label: 'Sales',
    value: '₱248,500.00',
    change: { direction: 'up', meaning: 'good', text: '12% more than in October' },
  },
  parameters: {
    docs: {
      description: {
        component:
          'Use it for a figure that drives decisions, with the previous period for comparison.\n\n**Do** state the comparison in words and whether it is good: fewer refunds are good.\n\n**Don’t** put more than six on a screen, or one without a stated period.',
      },
    },
  },
} satisfies Meta<typeof Stat>;
export default meta;
type Story = StoryObj<typeof meta>;

const month = (
  <StatGroup label="November 2025">
    <Stat label="Sales" value="₱248,500.00" change={{ direction: 'up', meaning: 'good', text: '12% more than in October' }} />
    <Stat label="New members" value="86" change={{ direction: 'down', meaning: 'bad', text: '9 fewer than in October' }} />
    <Stat label="Refunds" value="2" change={{ direction: 'down', meaning: 'good', text: '3 fewer than in October' }} />
    <Stat label="Active members" value="1,240" change={{ direction: 'same', meaning: 'neutral', text: 'as many as in October' }} />
  </StatGroup>
);

export const Playground: Story = { parameters: { pictures: false } };
export const Group: Story = { render: () => month };
export const GroupOnPhone: Story = { globals: { viewport: { value: 'phone' } }, render: () => month };
export const Linked: Story = {
  render: () => (
    <StatGroup label="People">
      <Stat label="Members" value="1,000+" href="#members" />
      <Stat label="New members" value="12" note="this week" href="#new" />
      <Stat label="Archived users" value="3" href="#archived" />
    </StatGroup>
  ),
};
export const Small: Story = {
  args: { label: 'Still owed', value: '₱499.00', size: 'small', change: undefined, note: 'due on the same date' },
  parameters: { pictures: false },
};
