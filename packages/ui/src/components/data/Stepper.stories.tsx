import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stepper } from './Stepper.tsx';

const meta = {
  title: 'Components/Data/Stepper',
  component: Stepper,
  args: {
    label: 'Your payment',
    current: 1,
    steps: [
      { title: 'Receipt sent', note: '11/13/2025' },
      { title: 'Being checked', note: 'within 2 days' },
      { title: 'Approved' },
      { title: 'Courses open' },
    ],
  },
  parameters: {
    docs: {
      description: {
        component:
          'Use it for a fixed sequence of a few steps, so that people know what comes next.\n\n**Do** name steps by their result, and state how long the current one takes.\n\n**Don’t** use it for tasks in any order (ProgressRing), for history (Timeline), or as buttons.',
      },
    },
  },
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Across: Story = { globals: { viewport: { value: 'desktop' } } };
export const DownOnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const AllDone: Story = { args: { current: 4 }, parameters: { pictures: false } };
export const CompactOnPhone: Story = {
  args: {
    label: 'Your journey',
    compact: true,
    current: 2,
    steps: ['Ready to start', 'Choose your service', 'Build your portfolio', 'Find your first client', 'Deliver', 'Grow'].map((title) => ({
      title,
    })),
  },
  globals: { viewport: { value: 'phone' } },
};
/** Four short titles fit a phone. */
export const TitledOnPhone: Story = {
  args: {
    label: 'Your order',
    compact: true,
    titled: true,
    current: 1,
    steps: ['Ordered', 'Receipt sent', 'Checked', 'Enrolled'].map((title) => ({ title })),
  },
  globals: { viewport: { value: 'phone' } },
};
