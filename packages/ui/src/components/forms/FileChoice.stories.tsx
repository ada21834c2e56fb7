import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FileChoice } from './FileChoice.tsx';

const RECEIPT = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 72 96"><rect width="72" height="96" fill="white"/><rect width="72" height="24" fill="teal"/><g fill="black"><rect x="8" y="34" width="40" height="5"/><rect x="8" y="46" width="56" height="5"/><rect x="8" y="58" width="32" height="5"/></g></svg>',
)}`;
const picture = { name: 'GCash receipt November.jpg', note: '412\u00A0kB', preview: RECEIPT };

const meta = {
  title: 'Components/Forms/FileChoice',
  component: FileChoice,
  args: {
    name: 'picture',
    label: 'Picture of the receipt',
    optionalText: '(optional)',
    hint: 'A screenshot, a photo or a PDF of up to 5\u00A0MB.',
    chooseText: 'Choose or take a picture',
    accept: 'image/jpeg,image/png,application/pdf',
    file: null,
    onChoose: fn(),
    onRemove: fn(),
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    docs: {
      description: {
        component:
          'Use it for one file that is sent together with its form.\n\n**Do** keep the file when the form is rejected.\n\n**Don’t** use it for several files or large ones: use a FileDrop.',
      },
    },
  },
} satisfies Meta<typeof FileChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvasElement, args }) => {
    const receipt = new File(['receipt'], 'receipt.jpg', { type: 'image/jpeg' });
    await userEvent.upload(within(canvasElement).getByLabelText(/Picture of the receipt/), receipt);
    await expect(args.onChoose).toHaveBeenCalledWith(receipt);
  },
};
export const Chosen: Story = {
  args: { file: picture },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Remove GCash receipt November.jpg' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};
export const Sending: Story = { args: { file: picture, percent: 40 } };
export const Document: Story = {
  args: { file: { name: 'deposit-slip.pdf', note: '96\u00A0kB', preview: null } },
  parameters: { pictures: false },
};
export const Rejected: Story = {
  args: { error: 'We cannot read this picture. Take a screenshot of the receipt and send that.' },
  parameters: { pictures: false },
};
