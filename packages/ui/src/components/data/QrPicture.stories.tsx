import type { Meta, StoryObj } from '@storybook/react-vite';
import { QrPicture } from './QrPicture.tsx';
import { qrPath } from './qrPath.ts';

const { path, size } = qrPath('GCash 0917 000 0000');
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path d="${path}"/></svg>`;

const meta = {
  title: 'Components/Data/QrPicture',
  component: QrPicture,
  args: { src: `data:image/svg+xml,${encodeURIComponent(drawing)}`, label: 'QR code of GCash 0917 000 0000' },
  parameters: {
    docs: {
      description: {
        component:
          'Use it for a code that a bank or a wallet issued, as an uploaded picture.\n\n**Do** show the account name and number next to it as text.\n\n**Don’t** use it for an address of ours: use a QrCode.',
      },
    },
  },
} satisfies Meta<typeof QrPicture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Account: Story = {};
