import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { PictureButton } from './PictureButton.tsx';

const meta = {
  title: 'Components/Data/PictureButton',
  component: PictureButton,
  args: { name: 'Maricel Dela Cruz', label: 'Change your picture', onClick: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'Use it where people see their own picture and can change it.\n\n**Do** open a dialog with it.\n\n**Don’t** use it for other people: use an Avatar.',
      },
    },
  },
} satisfies Meta<typeof PictureButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
