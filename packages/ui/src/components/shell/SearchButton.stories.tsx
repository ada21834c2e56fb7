import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SearchButton } from './SearchButton.tsx';
import { TopBar } from './TopBar.tsx';

const meta = {
  title: 'Components/Shell/SearchButton',
  component: SearchButton,
  args: { onClick: fn(), onPoint: fn() },
  parameters: {
    pictures: false,
    docs: {
      description: {
        component:
          'Use it at the end of a TopBar or in the tools of a Sidebar, where the SearchPanel will be once somebody presses it: an icon, and from 900 px what looks like its field.\n\n**Do** load the panel when somebody points at it.\n\n**Don’t** use it to search one list: that is its SearchField.',
      },
    },
  },
} satisfies Meta<typeof SearchButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InBar: Story = { render: (args) => <TopBar homeHref="#home" end={<SearchButton {...args} />} /> };

/** The user points at it, then presses. */
export const Pressed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Search' }));
    await expect(args.onPoint).toHaveBeenCalled();
    await expect(args.onClick).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
