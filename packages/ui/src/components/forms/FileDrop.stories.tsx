import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FileDrop } from './FileDrop.tsx';
import type { UploadedFile, UploadFile } from './Upload.ts';

const receipt: UploadedFile = { id: '1', name: 'GCash receipt November, second instalment.jpg', size: 412_000 };
const file = (name: string, type: string) => new File(['content'], name, { type });

const meta = {
  title: 'Components/Forms/FileDrop',
  component: FileDrop<UploadedFile>,
  args: {
    name: 'receipt',
    label: 'Receipt',
    hint: 'A photo or a PDF of up to 10\u00A0MB',
    value: [],
    onChange: fn(),
    upload: (() => new Promise(() => undefined)) as UploadFile<UploadedFile>,
    multiple: true,
    accept: 'image/*,.pdf,.mp3',
    sizeText: (bytes) => (bytes < 1000 ? `${bytes}\u00A0B` : `${Math.round(bytes / 1000)}\u00A0kB`),
    check: ({ type }) => (type === 'audio/mpeg' ? 'Only photos and PDF files can be sent here.' : null),
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    docs: {
      description: {
        component: `Use it wherever a file is handed in. Files are dropped, chosen or pasted, checked, made smaller when they are photos, and sent one after another; each can be taken back and tried again.

**Do** say in the hint which files and which size will do, before somebody tries.

**Don't** wait for the form to be saved: files go as soon as they are chosen, and the form keeps their ids.`,
      },
    },
  },
} satisfies Meta<typeof FileDrop<UploadedFile>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const EmptyOnDesktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const OnTheWay: Story = {
  args: {
    value: [receipt],
    upload: ({ name }, { onProgress }) => {
      if (name.startsWith('broken')) return Promise.reject(new Error('The connection was lost.'));
      onProgress(45);
      return new Promise(() => undefined);
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.upload(canvas.getByLabelText('Receipt'), [
      file('broken.pdf', 'application/pdf'),
      file('song.mp3', 'audio/mpeg'),
      file('contract.pdf', 'application/pdf'),
      file('contract-2.pdf', 'application/pdf'),
    ]);
    await expect(await canvas.findByText(/Uploading 45%/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again: broken.pdf' })).toBeVisible();
  },
};
export const WithError: Story = { args: { error: 'Add your receipt' }, parameters: { pictures: false } };
export const Disabled: Story = { args: { value: [receipt], disabled: true }, parameters: { pictures: false } };
