import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ProfileMenu } from './ProfileMenu.tsx';
import { profileLinks, staffMenu } from './sampleMenus.ts';
import { RoleBadge } from './RoleBadge.tsx';
import { Sidebar } from './Sidebar.tsx';

const meta = {
  title: 'Components/Shell/Sidebar',
  component: Sidebar,
  args: {
    homeHref: '#home',
    items: staffMenu('Users'),
    badge: <RoleBadge label="Admin" />,
    account: (
      <ProfileMenu
        show="name"
        name="Paolo Reyes"
        email="paolo.reyes@example.com"
        accessLevel="Admin"
        links={profileLinks}
        onSignOut={fn()}
      />
    ),
  },
  globals: { viewport: { value: 'desktop' } },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '640px' },
      description: {
        component:
          'Use it in a StaffFrame; it is there from 900 px up.\n\n**Do** group the items by what people come to do, the daily ones first.\n\n**Don’t** use it for the parts of one page: that is a SettingsPage or Tabs.',
      },
    },
  },
} satisfies Meta<typeof Sidebar>;
export default meta;

export const Admin: StoryObj<typeof meta> = {};
