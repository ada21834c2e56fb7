import Bell from 'lucide-react/icons/bell';
import Search from 'lucide-react/icons/search';
import type { ReactNode } from 'react';
import { BottomBar } from '../components/shell/BottomBar.tsx';
import { Footer } from '../components/shell/Footer.tsx';
import { PhoneBar } from '../components/shell/PhoneBar.tsx';
import type { PhoneBarProps } from '../components/shell/PhoneBar.tsx';
import { SampleProfileMenu } from '../components/shell/SampleProfileMenu.tsx';
import { memberBottomBar, memberMenu } from '../components/shell/sampleMenus.ts';
import { TopBar } from '../components/shell/TopBar.tsx';
import { IconButton } from '../primitives/IconButton.tsx';
import { IconLink } from '../primitives/IconLink.tsx';
import { AppLayout } from './AppLayout.tsx';

export const sampleTopBar = (current: string) => (
  <TopBar
    homeHref="#home"
    items={memberMenu(current)}
    end={
      <>
        <IconButton icon={Search} label="Search" />
        <IconLink href="#notifications" icon={Bell} label="Notifications, 2 new" marked />
        <SampleProfileMenu name="Maricel Dela Cruz" email="maricel.delacruz@example.com" accessLevel="Member" />
      </>
    }
  />
);

export const sampleFooter = (
  <Footer
    year={2025}
    links={[
      { label: 'Terms', href: '#terms' },
      { label: 'Privacy policy', href: '#privacy' },
      { label: 'Refund policy', href: '#refund' },
    ]}
  />
);

export const sampleBottomBar = (current: string) => <BottomBar items={memberBottomBar(current)} />;

/** A decorator: renders the story inside a member's layout; `at` is the current menu item. */
export const inMemberLayout =
  (at: { menu?: string; tab?: string; phone?: PhoneBarProps; banner?: ReactNode }) => (Story: () => ReactNode) => (
    <AppLayout topBar={sampleTopBar(at.menu ?? '')} banner={at.banner} bottom={sampleBottomBar(at.tab ?? '')}>
      {at.phone && <PhoneBar {...at.phone} />}
      <Story />
    </AppLayout>
  );
