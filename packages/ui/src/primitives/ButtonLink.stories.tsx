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
          'Use it to go to another page with the weight of a button.\n\n**Do** say what will be seen there.\n\n**Don’t** use it for something that happens here: that is a Button.',
      },
    },
  },
} satisfies Meta<typeof ButtonLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = { args: { variant: 'primary' } };
export const Secondary: Story = { args: { children: 'Create an account' } };
export const Quiet: Story = { args: { variant: 'quiet', children: 'Forgot password?' } };
