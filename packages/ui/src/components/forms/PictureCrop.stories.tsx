import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { PictureCrop } from './PictureCrop.tsx';

/** An inline picture that needs no request. */
const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600" viewBox="0 0 8 6"><path fill="teal" d="M0 0h8v6H0z"/><circle cx="5" cy="2.4" r="1.2" fill="bisque"/><path fill="bisque" d="M3 6c0-3 4-3 4 0z"/></svg>',
)}`;

const meta = {
  title: 'Components/Forms/PictureCrop',
  component: PictureCrop,
  args: { picture, onChange: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'Use it in a dialog, to crop a photo for a round Avatar, or a picture to a shape.\n\n**Do** load it with the dialog: its library is not needed before.\n\n**Don’t** use it for pictures shown uncropped.',
      },
    },
  },
} satisfies Meta<typeof PictureCrop>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Keeps the middle of the picture until the user moves it, with the pointer or keys. */
export const Playground: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ x: 100, y: 0, width: 600, height: 600 }));
    const frame = await canvas.findByRole('group', { name: /The part that is kept/ });
    frame.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(args.onChange).not.toHaveBeenLastCalledWith({ x: 100, y: 0, width: 600, height: 600 }));
  },
};

/** A wide part for a page, with corners. */
export const Wide: Story = {
  args: { aspect: 16 / 9, isRound: false },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ x: 0, y: 75, width: 800, height: 450 }));
  },
};
