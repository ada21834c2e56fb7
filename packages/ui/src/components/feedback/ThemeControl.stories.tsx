import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ThemeControl } from './ThemeControl.tsx';

const meta = {
  title: 'Components/Feedback/ThemeControl',
  component: ThemeControl,
  args: { value: 'system', onChange: fn() },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    docs: {
      description: {
        component:
          'Use it in the settings and in the profile menu; it takes effect immediately, without saving.\n\n**Do** offer the system theme first.\n\n**Don’t** add a save button.',
      },
    },
  },
} satisfies Meta<typeof ThemeControl>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FollowsTheSystem: Story = {};
