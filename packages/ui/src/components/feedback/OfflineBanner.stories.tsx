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
          'Use it once, under the top bar, always in the page, so that the change is read aloud when the connection goes.\n\n**Do** say what still works.\n\n**Don’t** take away what is on the screen.',
      },
    },
  },
} satisfies Meta<typeof OfflineBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offline: Story = {};
