import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CopyList } from './CopyList.tsx';

const meta = {
  title: 'Components/Data/CopyList',
  component: CopyList,
  args: {
    items: [
      { label: 'Amount', text: '₱3,499.00', value: '3499.00', isLarge: true },
      { label: 'Account number', text: '0917 000 0000' },
      { label: 'Account name', text: 'Atlas Online Learning Services' },
      { label: 'Pay code', text: 'ATL-7KQ2MD', note: 'Add it to the note of the transfer.' },
    ],
  },
  parameters: {
    docs: {
      description: {
        component:
          'Use it for values that people enter in another app, such as the account and the amount of a transfer.\n\n**Do** copy the value as the other app expects it.\n\n**Don’t** use it for facts that are only read: use a KeyValueList.',
      },
    },
  },
} satisfies Meta<typeof CopyList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Payment: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Copy amount' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy pay code' })).toBeVisible();
  },
};
