import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { LoadingOverlay } from './LoadingOverlay.tsx';

const meta = {
  title: 'Components/Feedback/LoadingOverlay',
  component: LoadingOverlay,
  args: { shown: true, text: 'Preparing your training', duration: null, onHidden: fn() },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '320px' },
      description: {
        component:
          'Use it where the specification requires it: before a training or a workshop begins.\n\n**Do** say what is being prepared.\n\n**Don’t** use it for a loading page or list: use skeletons.',
      },
    },
  },
} satisfies Meta<typeof LoadingOverlay>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = { globals: { viewport: { value: 'phone' } } };
