import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from './ButtonLink.tsx';

const meta = {
  title: 'Primitives/ButtonLink',
  component: ButtonLink,
  args: { href: '#courses', children: 'Open free lessons' },
  parameters: {
    docs: {
      description: {
        component:
          'Use it for a link to another page with the prominence of a button.\n\n**Do** say what the page shows.\n\n**Don’t** use it for an action on this page: use a Button.',
      },
    },
  },
} satisfies Meta<typeof ButtonLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = { args: { variant: 'primary' } };
export const Secondary: Story = { args: { children: 'Create an account' } };
export const Quiet: Story = { args: { variant: 'quiet', children: 'Forgot password?' } };
