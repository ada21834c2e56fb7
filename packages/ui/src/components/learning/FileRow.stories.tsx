import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileRow } from './FileRow.tsx';

const meta = {
  title: 'Components/Learning/FileRow',
  component: FileRow,
  args: { name: 'Opening lines worksheet', meta: 'PDF · 340\u00a0kB', href: '#file', category: 'pdf' },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    pictures: false,
    docs: {
      description: {
        component:
          'Use it in a FileList, never alone.\n\n**Do** show type and size: “PDF · 340 kB”.\n\n**Don’t** hide that a link leads to another site.',
      },
    },
  },
} satisfies Meta<typeof FileRow>;
export default meta;

export const Pdf: StoryObj<typeof meta> = {};
