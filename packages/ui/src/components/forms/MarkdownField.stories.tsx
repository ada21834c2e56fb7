import type { Meta, StoryObj } from '@storybook/react-vite';
import { useArgs } from 'storybook/preview-api';
import { expect, fn, userEvent } from 'storybook/test';
import { MarkdownField } from './MarkdownField.tsx';
import type { LoadPreview } from './MarkdownPreview.tsx';

const TEXT = '## Before you start\n\nBring **two samples** of your work and your [shortlist](/content).\n\n- A laptop\n- A quiet place';
const shown: LoadPreview = () =>
  Promise.resolve([
    ['h1', {}, ['Before you start']],
    ['p', {}, ['Bring ', ['strong', {}, ['two samples']], ' of your work and your ', ['a', { href: '/content' }, ['shortlist']], '.']],
    [
      'ul',
      {},
      [
        ['li', {}, ['A laptop']],
        ['li', {}, ['A quiet place']],
      ],
    ],
  ]);

const meta = {
  title: 'Components/Forms/MarkdownField',
  component: MarkdownField,
  args: {
    name: 'description',
    label: 'Description',
    hint: 'What learners can do afterwards, and who it is for.',
    optionalText: '(optional)',
    maxLength: 20_000,
    value: TEXT,
    loadPreview: shown,
    onChange: fn(),
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    docs: {
      description: {
        component: `Use it wherever people write text with headings, lists and links. The buttons insert Markdown, and Ctrl or ⌘ with B, I and K do the same.

**Do** parse the preview on the server, with the parser that renders the saved text.

**Don't** use it for plain text: use TextArea.`,
      },
    },
  },
  render: function Render(args) {
    const [{ value }, update] = useArgs<{ value: string }>();
    return <MarkdownField {...args} value={value} onChange={(next) => update({ value: next })} />;
  },
} satisfies Meta<typeof MarkdownField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The buttons load with the focus. */
const write: NonNullable<Story['play']> = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('textbox'));
  await expect(await canvas.findByRole('toolbar', { name: 'Format' })).toBeVisible();
};

const openPreview: NonNullable<Story['play']> = async (context) => {
  const { canvas } = context;
  await write(context);
  await userEvent.click(canvas.getByRole('tab', { name: 'Preview' }));
};

export const Writing: Story = { play: write };
export const Preview: Story = {
  play: async (context) => {
    await openPreview(context);
    await expect(await context.canvas.findByRole('heading', { name: 'Before you start' })).toBeVisible();
  },
};
export const PreviewLoading: Story = {
  args: { loadPreview: () => new Promise(() => undefined) },
  parameters: { pictures: false },
  play: openPreview,
};
export const PreviewFailed: Story = {
  args: { loadPreview: () => Promise.reject(new Error('failed')) },
  play: async (context) => {
    await openPreview(context);
    await expect(await context.canvas.findByRole('alert')).toBeVisible();
  },
};
export const NothingToPreview: Story = { args: { value: '' }, parameters: { pictures: false }, play: openPreview };
export const TooLong: Story = {
  args: { maxLength: 40, error: 'Description is too long' },
  parameters: { pictures: false },
};
