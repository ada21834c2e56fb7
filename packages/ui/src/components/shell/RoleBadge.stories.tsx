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
          'Use it next to the brand for everyone except members and non-members.\n\n**Do** show the access level in use.\n\n**Don’t** use it for the role of a person in a list: use a Badge.',
      },
    },
  },
} satisfies Meta<typeof RoleBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Admin: Story = {};
export const Coaching: Story = { args: { label: 'coaching' } };
export const Affiliate: Story = { args: { label: 'Affiliate' } };
