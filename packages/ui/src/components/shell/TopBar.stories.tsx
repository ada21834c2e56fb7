import Bell from 'lucide-react/icons/bell';
import Search from 'lucide-react/icons/search';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconButton } from '../../primitives/IconButton.tsx';
import { IconLink } from '../../primitives/IconLink.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { SampleProfileMenu } from './SampleProfileMenu.tsx';
import { RoleBadge } from './RoleBadge.tsx';
import { memberMenu, staffMenu } from './sampleMenus.ts';
import { SignedOutActions } from './SignedOutActions.tsx';
import { TopBar } from './TopBar.tsx';

const meta = {
  title: 'Components/Shell/TopBar',
  component: TopBar,
  args: { homeHref: '#home' },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'Use it first in an AppLayout or a StaffLayout.\n\n**Do** keep its end to what every page needs: search, notifications, the account.\n\n**Don’t** put the actions of one page in it: put those next to the page’s title.',
      },
    },
  },
} satisfies Meta<typeof TopBar>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };

const memberEnd = (
  <>
    <IconButton icon={Search} label="Search" />
    <IconLink href="#notifications" icon={Bell} label="Notifications, 2 new" marked />
    <SampleProfileMenu name="Maricel Dela Cruz" email="maricel.delacruz@example.com" accessLevel="Member" />
  </>
);

export const Member: Story = { args: { items: memberMenu('Home'), end: memberEnd } };
export const MemberOnPhone: Story = { args: { items: memberMenu('Home'), end: memberEnd }, globals: phone };
export const StaffOnPhone: Story = {
  args: {
    start: <MobileMenu items={staffMenu('Users')} />,
    badge: <RoleBadge label="Admin" />,
    end: <IconButton icon={Search} label="Search" />,
  },
  globals: phone,
};
export const SignedOut: Story = { args: { end: <SignedOutActions signInHref="#login" signUpHref="#signup" /> }, globals: phone };
