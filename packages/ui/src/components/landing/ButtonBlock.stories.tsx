import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonBlock } from './ButtonBlock.tsx';

const meta = {
  title: 'Components/Landing/ButtonBlock',
  component: ButtonBlock,
  args: { id: 'button', label: 'Enroll now', href: '#checkout', note: '₱9,999.00, or 3 payments of ₱3,333.00' },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'Use it to repeat the button further down a long page.\n\n**Do** say in the note what it costs.\n\n**Don’t** let it lead elsewhere than the other buttons of the page.',
      },
    },
  },
} satisfies Meta<typeof ButtonBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};

export const OnPhone: Story = {
  args: { label: 'Sumali sa susunod na pangkat ng freelancer', note: '' },
  globals: { viewport: { value: 'phone' } },
};
