import type { ReactNode } from 'react';
import { MobileMenu } from '../components/shell/MobileMenu.tsx';
import { ProfileMenu } from '../components/shell/ProfileMenu.tsx';
import { RoleBadge } from '../components/shell/RoleBadge.tsx';
import { profileLinks, staffMenu } from '../components/shell/sampleMenus.ts';
import { sampleSearchGroups, sampleSearchTypes } from '../components/shell/sampleSearch.ts';
import { SearchPanel } from '../components/shell/SearchPanel.tsx';
import { Sidebar } from '../components/shell/Sidebar.tsx';
import { TopBar } from '../components/shell/TopBar.tsx';
import { StaffFrame } from './StaffFrame.tsx';

const nothing = () => undefined;

const account = (show: 'avatar' | 'name') => (
  <ProfileMenu
    show={show}
    name="Paolo Reyes"
    email="paolo.reyes@example.com"
    accessLevel="Admin"
    links={profileLinks}
    onSignOut={nothing}
  />
);

const search = (show: 'field' | 'button') => (
  <SearchPanel
    show={show}
    query=""
    onQueryChange={nothing}
    groups={sampleSearchGroups}
    types={sampleSearchTypes}
    activeType={null}
    onTypeChange={nothing}
    page="/"
  />
);

/** A decorator: renders the story inside the staff frame; `at` is the current menu item. */
export const inStaffFrame = (at: string) => (Story: () => ReactNode) => (
  <StaffFrame
    sidebar={
      <Sidebar
        homeHref="#home"
        items={staffMenu(at)}
        badge={<RoleBadge label="Admin" />}
        tools={search('field')}
        account={account('name')}
      />
    }
    topBar={
      <TopBar
        homeHref="#home"
        start={<MobileMenu items={staffMenu(at)} />}
        badge={<RoleBadge label="Admin" />}
        end={
          <>
            {search('button')}
            {account('avatar')}
          </>
        }
      />
    }
  >
    <Story />
  </StaffFrame>
);
