import type { Meta, StoryObj } from '@storybook/react-vite';
import { QrCode } from './QrCode.tsx';

const meta = {
  title: 'Components/Data/QrCode',
  component: QrCode,
  args: {
    value: 'https://atlas.example/freelance-foundations/maricel',
    label: 'QR code of your referral link',
    downloadName: 'atlas-referral-link',
  },
  parameters: {
    docs: {
      description: {
        component:
          'Use it for an address to open on another phone.\n\n**Do** show the address as text next to it, with a CopyButton.\n\n**Don’t** use it for the same phone: use a link.',
      },
    },
  },
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ReferralLink: Story = {};
