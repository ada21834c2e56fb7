import type { Meta, StoryObj } from '@storybook/react-vite';
import { staffMenu } from './sampleMenus.ts';
import { Sidebar } from './Sidebar.tsx';
import { SidebarToggle } from './SidebarToggle.tsx';

const meta = {
  title: 'Components/Shell/Sidebar',
  component: Sidebar,
  subcomponents: { SidebarToggle },
  args: { items: staffMenu('Users') },
  globals: { viewport: { value: 'desktop' } },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '640px' },
      description: {
        component:
          'Use it in a StaffLayout, with a SidebarToggle in its TopBar. It is visible from 900 px up.\n\n**Do** group the items by what people come to do, the daily ones first.\n\n**Don’t** use it for the sections of one page: use a SettingsPage or Tabs.',
      },
    },
  },
} satisfies Meta<typeof Sidebar>;
export default meta;

export const Admin: StoryObj<typeof meta> = {};
