import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MenuBar } from './MenuBar.tsx';
import { RoleBadge } from './RoleBadge.tsx';
import { staffMenu } from './sampleMenus.ts';
import { TopBar } from './TopBar.tsx';

const meta = {
  title: 'Components/Shell/MenuBar',
  component: MenuBar,
  args: { items: staffMenu('Users') },
  globals: { viewport: { value: 'desktop' } },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '360px' },
      description: {
        component:
          'Use it in the TopBar of a StaffLayout, after the RoleBadge: the menu of the role, from 1200 px.\n\n**Do** give it the items of the Sidebar.\n\n**Don’t** use it for members: a TopBar has `items`.',
      },
    },
  },
  render: (args) => (
    <div data-density="dense">
      <TopBar
        homeHref="#home"
        badge={
          <>
            <RoleBadge label="Admin" />
            <MenuBar {...args} />
          </>
        }
      />
    </div>
  ),
} satisfies Meta<typeof MenuBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { parameters: { pictures: false } };

/** The pages of a group, with the current one marked. */
export const OpenGroup: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Community' }));
    await expect(await canvas.findByRole('menuitem', { name: 'Users' })).toHaveAttribute('aria-current', 'page');
  },
};
