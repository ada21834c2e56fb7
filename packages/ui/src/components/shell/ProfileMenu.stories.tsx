import Gift from 'lucide-react/icons/gift';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ThemeControl } from '../feedback/ThemeControl.tsx';
import { ProfileMenu } from './ProfileMenu.tsx';
import { ProfileMenuPanel } from './ProfileMenuPanel.tsx';
import { memberMenu, profileLinks } from './sampleMenus.ts';
import { TopBar } from './TopBar.tsx';
import type { MenuPanelProps } from './useMenuButton.ts';

const Panel = (inPanel: MenuPanelProps) => (
  <ProfileMenuPanel
    {...inPanel}
    name="Liza Manalo"
    email="liza.manalo@example.com"
    accessLevel="Head coach"
    more={memberMenu('')
      .slice(3, 4)
      .map((item) => ({ ...item, icon: Gift }))}
    links={profileLinks}
    accessLevels={[
      { id: 'head-coach', name: 'Head coach', current: true },
      { id: 'member', name: 'Member', current: false },
      { id: 'affiliate', name: 'Affiliate', current: false },
    ]}
    onSwitch={fn()}
    theme={<ThemeControl value="system" onChange={fn()} />}
    onSignOut={fn()}
  />
);

const meta = {
  title: 'Components/Shell/ProfileMenu',
  component: ProfileMenu,
  subcomponents: { ProfileMenuPanel },
  args: { name: 'Liza Manalo', load: () => Promise.resolve(Panel) },
  render: (args) => <TopBar homeHref="#home" items={memberMenu('Home')} end={<ProfileMenu {...args} />} />,
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '620px' },
      description: {
        component:
          'Use it once per page, at the end of a TopBar.\n\n**Do** show the access level in use, and offer the others; include what does not fit in a BottomBar.\n\n**Don’t** put anything unrelated to the account in it: use the menu or the page.',
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Account menu/ }));
    await expect(await canvas.findByRole('menuitem', { name: 'My Profile' })).toBeVisible();
  },
} satisfies Meta<typeof ProfileMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async (context) => {
    await meta.play(context);
    await expect(context.canvas.queryByRole('menuitem', { name: 'Bonuses' })).toBeNull();
    await expect(context.canvas.getByRole('menuitem', { name: 'My Profile' })).toHaveFocus();
  },
};

export const SheetOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await meta.play(context);
    await expect(context.canvas.getByRole('menuitem', { name: 'Bonuses' })).toHaveFocus();
  },
};
