import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ReceiptViewer } from './ReceiptViewer.tsx';

const RECEIPT = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="360" height="640"><rect width="360" height="640" fill="white"/><rect width="360" height="120" fill="steelblue"/><text x="24" y="72" font-size="32" fill="white">Sent</text><text x="24" y="200" font-size="36">PHP 3,499.00</text><text x="24" y="260" font-size="22">Ref 9012 8455 3301</text></svg>')}`;

const meta = {
  title: 'Components/Data/ReceiptViewer',
  component: ReceiptViewer,
  args: { kind: 'picture', src: RECEIPT, name: 'gcash-november.jpg', meta: '212\u00a0kB' },
  parameters: {
    docs: {
      description: {
        component:
          'Use it next to a decision about a receipt. For a picture of a lesson use FilePreview.\n\n**Do** keep the facts to compare in view.\n\n**Don’t** embed documents: they open in a new tab.',
      },
    },
  },
} satisfies Meta<typeof ReceiptViewer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Enlarged and rotated; the arrow keys scroll it. */
export const Enlarged: Story = {
  parameters: { pictures: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom in' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Rotate' }));
    await expect(canvas.getByRole('button', { name: 'Zoom out' })).toBeEnabled();
    await expect(getComputedStyle(canvas.getByRole('img')).rotate).toBe('90deg');
  },
};

/** A document opens in a new tab. */
export const Document: Story = { args: { kind: 'document', name: 'maya-november.pdf' } };

/** The picture failed to load; it can be requested again. */
export const Failed: Story = {
  parameters: { pictures: false },
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This receipt did not load. Check your signal and try again.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
