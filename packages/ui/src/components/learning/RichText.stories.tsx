import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RichText } from './RichText.tsx';
import { maliciousText, sampleText } from './sampleTexts.ts';

const meta = {
  title: 'Components/Learning/RichText',
  component: RichText,
  args: { text: sampleText },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    docs: {
      description: {
        component:
          'Use it for formatted text that members read: the body of a lesson, the description of a course. The server parses it.\n\n**Do** set `level` according to the heading above it.\n\n**Don’t** use it to preview text being written: use Markdown.',
      },
    },
  },
} satisfies Meta<typeof RichText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {};

/** A malicious tree: its text is rendered, and nothing in it executes. */
export const Malicious: Story = {
  args: { text: maliciousText },
  parameters: { pictures: false },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('What is left is words.')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvasElement.querySelector('script, iframe, style, svg, form')).toBeNull();
  },
};
