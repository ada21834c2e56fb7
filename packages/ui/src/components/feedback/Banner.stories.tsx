import Clock from 'lucide-react/icons/clock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Banner } from './Banner.tsx';
import { DismissibleBanner } from './DismissibleBanner.tsx';

const meta = {
  title: 'Components/Feedback/Banner',
  component: Banner,
  subcomponents: { DismissibleBanner },
  args: { tone: 'warning', children: 'Your membership expires on Sunday, 11/30/2025.' },
  parameters: {
    docs: {
      description: {
        component:
          'Use it for the person’s account or connection, under the top bar of every page; use DismissibleBanner for one that stays dismissed.\n\n**Do** state the situation, until when, and end with the next step.\n\n**Don’t** show two at a time, or one about a single page (Alert).',
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
    children: 'Your membership expired on Sunday, 11/02/2025. Renew by Sunday, 11/16/2025 to keep your access.',
    action: { text: 'Renew', onClick: fn() },
    onDismiss: fn(),
  },
};
export const Success: Story = { args: { tone: 'success', children: 'You moved up to stage 4: First client.' } };
export const Flush: Story = {
  args: { tone: 'info', flush: true, children: 'You are looking at Atlas as Maricel Dela Cruz.' },
};
/** Dismissing is a choice too: both are buttons with text. */
export const DismissedInWords: Story = {
  args: {
    tone: 'info',
    flush: true,
    children: 'Your phone asks sites to use less data.',
    action: { text: 'Use less data', onClick: fn() },
    onDismiss: fn(),
    dismissLabel: 'Not now',
    dismissInWords: true,
  },
  parameters: { pictures: false },
  globals: { viewport: { value: 'phone' } },
};
export const DismissedByName: Story = {
  parameters: { pictures: false },
  render: (args) => <DismissibleBanner {...args} name="expiringSoon" storage={{ isDismissed: () => false, dismiss: fn() }} />,
};
