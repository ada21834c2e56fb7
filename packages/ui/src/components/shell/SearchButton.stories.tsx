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
          'Use it at the end of a TopBar or in the tools of a Sidebar, to open a SearchPanel in the same position: an icon, and from 900 px a search field.\n\n**Do** load the panel when the pointer is over it.\n\n**Don’t** use it to search one list: use a SearchField.',
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
