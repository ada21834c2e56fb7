import Clock from 'lucide-react/icons/clock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Banner } from './Banner.tsx';

const meta = {
  title: 'Components/Feedback/Banner',
  component: Banner,
  args: { tone: 'warning', children: 'Your membership expires on Sunday, 11/30/2025.' },
  parameters: {
    docs: {
      description: {
        component:
          "Use it for the person's account or connection, under the top bar of every page. One at a time; the action is the last word.",
      },
    },
  },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Warning: Story = {
  args: { icon: Clock, action: { text: 'Renew', href: '#renew' }, onDismiss: fn() },
  globals: { viewport: { value: 'phone' } },
};
export const Danger: Story = {
  args: {
    tone: 'danger',
    children: 'Your membership expired on Sunday, 11/02/2025. Renew until Sunday, 11/16/2025 to keep your access.',
    action: { text: 'Renew', onClick: fn() },
    onDismiss: fn(),
  },
};
export const Success: Story = { args: { tone: 'success', children: 'You moved up to stage 4: First client.' } };
export const Flush: Story = {
  args: { tone: 'info', flush: true, children: 'You are looking at Atlas as Maricel Dela Cruz.' },
};
