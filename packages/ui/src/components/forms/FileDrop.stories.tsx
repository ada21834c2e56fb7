import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Cover } from '../art/Cover.tsx';
import { FileDrop } from './FileDrop.tsx';
import type { UploadedFile, UploadFile } from './Upload.ts';

const receipt: UploadedFile = { id: '1', name: 'GCash receipt November, second instalment.jpg', size: 412_000 };
const file = (name: string, type: string, size = 7) => new File([new Uint8Array(size)], name, { type });

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
        component: `Use it for every upload. Files are dropped, chosen or pasted. They are validated, photos are downscaled, and uploads run one after another. Each can be removed or retried. An interrupted upload waits and resumes automatically.

**Do** state the accepted types and sizes in the hint.

**Don't** wait for the form to be saved: files upload as soon as they are chosen, and the form stores their ids.`,
      },
    },
  },
} satisfies Meta<typeof FileDrop<UploadedFile>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const EmptyOnDesktop: Story = { globals: { viewport: { value: 'desktop' } } };
/** A cover that a new picture replaces: files are dropped on it. */
export const OnAPicture: Story = {
  args: {
    name: 'cover',
    label: 'Picture',
    hint: 'A jpg, png, webp or gif of up to 10\u00A0MB',
    multiple: false,
    accept: 'image/*',
    picture: <Cover id={4} />,
    dropText: 'Upload a picture',
    chooseText: 'Upload a picture',
  },
};
export const OnTheWay: Story = {
  args: {
    value: [receipt],
    upload: ({ name }, { onProgress }) => {
      if (name.startsWith('broken')) return Promise.reject(new Error('The connection was lost.'));
      onProgress(1_080_000);
      return new Promise(() => undefined);
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.upload(canvas.getByLabelText('Receipt'), [
      file('broken.pdf', 'application/pdf'),
      file('song.mp3', 'audio/mpeg'),
      file('contract.pdf', 'application/pdf', 2_400_000),
      file('contract-2.pdf', 'application/pdf'),
    ]);
    await expect(await canvas.findByText(/Uploading 45%/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again: broken.pdf' })).toBeVisible();
  },
};
/** The connection was lost: the file waits and continues automatically. */
export const Paused: Story = {
  args: {
    upload: (_file, { onProgress, onPaused }) => {
      onProgress(1_080_000);
      void onPaused(true);
      return new Promise(() => undefined);
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.upload(canvas.getByLabelText('Receipt'), file('contract.pdf', 'application/pdf', 2_400_000));
    await expect(await canvas.findByText('No connection. It resumes automatically.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Cancel contract.pdf' })).toBeVisible();
  },
};
export const WithError: Story = { args: { error: 'Add your receipt' }, parameters: { pictures: false } };
export const Disabled: Story = { args: { value: [receipt], disabled: true }, parameters: { pictures: false } };
