import type { ReactNode } from 'react';
import { MobileMenu } from '../components/shell/MobileMenu.tsx';
import { RoleBadge } from '../components/shell/RoleBadge.tsx';
import { staffMenu } from '../components/shell/sampleMenus.ts';
import { SampleProfileMenu } from '../components/shell/SampleProfileMenu.tsx';
import { sampleSearchGroups, sampleSearchTypes } from '../components/shell/sampleSearch.ts';
import { SearchPanel } from '../components/shell/SearchPanel.tsx';
import { Sidebar } from '../components/shell/Sidebar.tsx';
import { SidebarToggle } from '../components/shell/SidebarToggle.tsx';
import { TopBar } from '../components/shell/TopBar.tsx';
import { StaffLayout } from './StaffLayout.tsx';

const nothing = () => undefined;

export const sampleStaffTopBar = (at: string) => (
  <TopBar
    homeHref="#home"
    start={
      <>
        <SidebarToggle startsOpen />
        <MobileMenu items={staffMenu(at)} />
      </>
    }
    badge={<RoleBadge label="Admin" />}
    end={
      <>
        <SearchPanel
          show="button"
          query=""
          onQueryChange={nothing}
          groups={sampleSearchGroups}
          types={sampleSearchTypes}
          activeType={null}
          onTypeChange={nothing}
          page="/"
        />
        <SampleProfileMenu name="Paolo Reyes" email="paolo.reyes@example.com" accessLevel="Admin" />
      </>
    }
  />
);

/** A decorator: renders the story inside the staff layout; `at` is the current menu item. */
export const inStaffLayout = (at: string) => (Story: () => ReactNode) => (
  <StaffLayout sidebar={<Sidebar items={staffMenu(at)} />} startsOpen topBar={sampleStaffTopBar(at)}>
    <Story />
  </StaffLayout>
);
