import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CodeBlock } from './CodeBlock.tsx';

const meta = {
  title: 'Components/Data/CodeBlock',
  component: CodeBlock,
  args: {
    label: 'Stack',
    text: [
      "TypeError: Cannot read properties of undefined (reading 'duration')",
      '    at VideoPlayer (https://atlas.example/assets/LessonScreen-C7yGm2pN.js:1:4120)',
      '    at renderWithHooks (https://atlas.example/assets/base-DR0r5Hto.js:9:58211)',
      '    at updateFunctionComponent (https://atlas.example/assets/base-DR0r5Hto.js:9:71022)',
    ].join('\n'),
  },
  parameters: {
    docs: {
      description: {
        component:
          'Use it for machine output, such as a stack trace or JSON data.\n\n**Do** label it; the frame scrolls and can be focused for that.\n\n**Don’t** use it for text meant for people.',
      },
    },
  },
} satisfies Meta<typeof CodeBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Stack: Story = { globals: { viewport: { value: 'phone' } } };

export const Json: Story = {
  args: { label: 'Data', text: JSON.stringify({ fileIds: [12, 13, 14], purpose: 'lesson', at: '2025-11-17T02:00:00Z' }, null, 2) },
};

/** Long data scrolls inside its frame, by keyboard too. */
export const Scrolls: Story = {
  args: { label: 'Data', text: Array.from({ length: 60 }, (_none, row) => `row ${row + 1}`).join('\n') },
  parameters: { pictures: false },
  play: async ({ canvas, userEvent }) => {
    const frame = canvas.getByRole('region', { name: 'Data' });
    await userEvent.tab();
    await expect(frame).toHaveFocus();
    await expect(frame.scrollHeight).toBeGreaterThan(frame.clientHeight);
  },
};
