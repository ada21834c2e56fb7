import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { BlockPicker } from './BlockPicker.tsx';

const meta = {
  title: 'Components/Landing/BlockPicker',
  component: BlockPicker,
  args: {
    label: 'Blocks',
    items: [
      { id: 'hero', label: 'Hero', purpose: 'The headline, what it is about, and the button.', parts: ['title', 'text', 'button'] },
      { id: 'video', label: 'Video', purpose: 'A video that loads when the visitor taps it.', parts: ['media'] },
      { id: 'bullets', label: 'Bullets', purpose: 'Short points with check marks.', parts: ['title', 'points', 'points', 'points'] },
      { id: 'testimonials', label: 'Testimonials', purpose: 'What members say, in their own words.', parts: ['title', 'columns'] },
      { id: 'schedule', label: 'Schedule', purpose: 'What happens when.', parts: ['title', 'rows', 'rows', 'rows'] },
      { id: 'countdown', label: 'Countdown', purpose: 'The time that is left until a day.', parts: ['title', 'clock'] },
    ],
    onPick: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          'Use it to choose a part of a page, or a page to begin with, by its picture.\n\n**Do** describe in one sentence what each is for.\n\n**Don’t** use it for choices without a picture: use ChoiceCards.',
      },
    },
  },
} satisfies Meta<typeof BlockPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** One column, chosen with the keyboard. */
export const OnPhone: Story = {
  parameters: { pictures: false },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^Video/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPick).toHaveBeenLastCalledWith('video');
  },
};
