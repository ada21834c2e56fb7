import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CountdownBlock } from './CountdownBlock.tsx';

const meta = {
  title: 'Components/Landing/CountdownBlock',
  component: CountdownBlock,
  args: {
    id: 'countdown',
    title: 'Enrollment closes soon',
    text: 'The next group starts in March.',
    until: { iso: '2025-11-16T15:59:00Z', text: 'Open until Sunday, 11/16/2025, 11:59 PM' },
    endedText: 'Enrollment has closed.',
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'Use it for a moment after which something on the page ends.\n\n**Do** count only to a moment that is real.\n\n**Don’t** use it in the application: use Countdown.',
      },
    },
  },
} satisfies Meta<typeof CountdownBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};

/** A script has shown the time left. */
export const Counting: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const left = canvasElement.querySelector<HTMLElement>('[data-left]');
    if (left) left.hidden = false;
    for (const [unit, count] of [
      ['days', '128'],
      ['hours', '7'],
      ['minutes', '42'],
      ['seconds', '5'],
    ])
      canvasElement.querySelector(`[data-unit="${unit}"]`)!.textContent = count!;
    await expect(canvas.getByRole('timer', { name: 'Open until Sunday, 11/16/2025, 11:59 PM' })).toHaveTextContent('128 days');
  },
};

export const Minimal: Story = { args: { title: '', text: '' }, parameters: { pictures: false } };
