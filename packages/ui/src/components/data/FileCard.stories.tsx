import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileCard } from './FileCard.tsx';

const meta = {
  title: 'Components/Data/FileCard',
  component: FileCard,
  args: {
    name: 'Portfolio template',
    meta: 'PDF · 340 kB',
    href: '/files/portfolio-template.pdf',
    category: 'pdf',
    description: 'Twelve pages to fill in, with an example for each.',
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    docs: {
      description: {
        component:
          'Use it for a single file.\n\n**Do** show type and size before the tap.\n\n**Don’t** stack several: use FileRows in a FileList.',
      },
    },
  },
} satisfies Meta<typeof FileCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Bonus: Story = {};
