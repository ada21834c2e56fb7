import Search from 'lucide-react/icons/search';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { MobileMenu } from '../components/shell/MobileMenu.tsx';
import { ProfileMenu } from '../components/shell/ProfileMenu.tsx';
import { RoleBadge } from '../components/shell/RoleBadge.tsx';
import { profileLinks, staffMenu } from '../components/shell/sampleMenus.ts';
import { Sidebar } from '../components/shell/Sidebar.tsx';
import { TopBar } from '../components/shell/TopBar.tsx';
import { Button } from '../primitives/Button.tsx';
import { ButtonLink } from '../primitives/ButtonLink.tsx';
import { Chip } from '../primitives/Chip.tsx';
import { IconButton } from '../primitives/IconButton.tsx';
import { Vignette } from '../components/art/Vignette.tsx';
import { EmptyState } from '../components/feedback/EmptyState.tsx';
import { ListPage } from './ListPage.tsx';
import { StaffFrame } from './StaffFrame.tsx';

const account = (show: 'avatar' | 'name') => (
  <ProfileMenu show={show} name="Paolo Reyes" email="paolo.reyes@example.com" accessLevel="Admin" links={profileLinks} onSignOut={fn()} />
);

const meta = {
  title: 'Patterns/StaffFrame',
  component: StaffFrame,
  args: {
    sidebar: <Sidebar homeHref="#home" items={staffMenu('Users')} badge={<RoleBadge label="Admin" />} account={account('name')} />,
    topBar: (
      <TopBar
        homeHref="#home"
        start={<MobileMenu items={staffMenu('Users')} />}
        badge={<RoleBadge label="Admin" />}
        end={
          <>
            <IconButton icon={Search} label="Search" />
            {account('avatar')}
          </>
        }
      />
    ),
    children: (
      <ListPage
        title="Users"
        count="0"
        actions={
          <>
            <Button>Export</Button>
            <ButtonLink href="#new">New User</ButtonLink>
          </>
        }
        filters={
          <>
            <Chip selected>Joined in 2025</Chip>
            <Chip selected>Member</Chip>
            <Chip>Due in 7 days</Chip>
            <Chip>Stuck over 14 days</Chip>
          </>
        }
      >
        <EmptyState
          vignette={<Vignette of="search" />}
          title="No results for these filters"
          text="Nobody who joined in 2025 matches both."
          action={<Button>Clear filters</Button>}
        />
      </ListPage>
    ),
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'Use it around every page of those who work in Atlas: denser, with the menu down the left edge.\n\n**Do** give it a Sidebar, and a TopBar with a MobileMenu for phones.\n\n**Don’t** use it for members and visitors: that is an AppFrame.',
      },
    },
  },
} satisfies Meta<typeof StaffFrame>;
export default meta;

export const FilteredEmpty: StoryObj<typeof meta> = {};
