import type { Meta, StoryObj } from '@storybook/react-vite';
import { RoleBadge } from './RoleBadge.tsx';

const meta = {
  title: 'Components/Shell/RoleBadge',
  component: RoleBadge,
  args: { label: 'Admin' },
  parameters: {
    pictures: false,
    docs: {
      description: {
        component:
          'Use it beside the brand for everybody but members and non-members.\n\n**Do** name the access level in use.\n\n**Don’t** use it for the role of somebody in a list: that is a Badge.',
      },
    },
  },
} satisfies Meta<typeof RoleBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Admin: Story = {};
export const Coaching: Story = { args: { label: 'coaching' } };
export const Affiliate: Story = { args: { label: 'Affiliate' } };
