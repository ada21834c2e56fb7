import type { Meta, StoryObj } from '@storybook/react-vite';
import { OfflineBanner } from './OfflineBanner.tsx';

const meta = {
  title: 'Components/Feedback/OfflineBanner',
  component: OfflineBanner,
  args: { offline: true },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    docs: {
      description: {
        component:
          'Use it once, under the top bar, always mounted, so that screen readers announce a lost connection.\n\n**Do** say what still works.\n\n**Don’t** remove what is on the screen.',
      },
    },
  },
} satisfies Meta<typeof OfflineBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offline: Story = {};
