import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent, within } from 'storybook/test';
import { ThemeControl } from '../feedback/ThemeControl.tsx';
import { ProfileMenu } from './ProfileMenu.tsx';
import { memberMenu, profileLinks } from './sampleMenus.ts';
import { TopBar } from './TopBar.tsx';

const meta = {
  title: 'Components/Shell/ProfileMenu',
  component: ProfileMenu,
  args: {
    name: 'Liza Manalo',
    email: 'liza.manalo@example.com',
    accessLevel: 'Head coach',
    links: profileLinks,
    accessLevels: [
      { id: 'head-coach', name: 'Head coach', current: true },
      { id: 'member', name: 'Member', current: false },
      { id: 'affiliate', name: 'Affiliate', current: false },
    ],
    onSwitch: fn(),
    theme: <ThemeControl value="system" onChange={fn()} />,
    onSignOut: fn(),
  },
  render: (args) => <TopBar homeHref="#home" items={memberMenu('Home')} end={<ProfileMenu {...args} />} />,
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '620px' },
      description: {
        component:
          'Use it once a page: at the end of a TopBar, or with the name at the foot of a Sidebar.\n\n**Do** say which access level is in use, and offer the others.\n\n**Don’t** put anything in it that is not about the account: that belongs in the menu or the page.',
      },
    },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Account menu/ }));
  },
} satisfies Meta<typeof ProfileMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { globals: { viewport: { value: 'desktop' } } };
export const SheetOnPhone: Story = { globals: { viewport: { value: 'phone' } } };
