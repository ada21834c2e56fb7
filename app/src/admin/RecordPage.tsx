import { DetailPage, Tabs } from '@atlas/ui';
import type { ReactNode } from 'react';
import { useLocation, useSearch } from 'wouter';
import { PageHead } from '../routing/PageHead.tsx';
import { tabTitle } from './tabTitle.ts';
import { PageBreadcrumbs } from '../shell/PageBreadcrumbs.tsx';

/** One tab of a record's page, with its own address. */
export interface RecordTab {
  label: string;
  /** A path, with `?tab=` where several tabs share one. */
  href: string;
  /**
   * The number of items that wait on the tab, and its label for screen readers ("3", "3 open
   * payments").
   */
  count?: { shown: string; label: string };
  /** True for the current tab. Absent when the address decides it. */
  current?: boolean;
}

interface RecordPageProps {
  title: string;
  /** Target and label of the back link on phones. */
  back: { href: string; label: string };
  /** Rendered before the title: a person's Avatar. */
  lead?: ReactNode;
  /** Rendered next to the title: Badges. */
  status?: ReactNode;
  /** One line under the title. */
  meta?: ReactNode;
  actions?: ReactNode;
  /**
   * The tabs of the page; the first is the default. The address determines which one is current.
   */
  tabs?: readonly RecordTab[];
  /** The facts about the record: a KeyValueList in a Card. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The detail page of one record in the staff area. */
export function RecordPage({ title, back, tabs = [], children, ...page }: RecordPageProps) {
  const [path] = useLocation();
  const search = useSearch();
  const address = search === '' ? path : `${path}?${search}`;
  const items = tabs.map((tab) => ({ ...tab, current: tab.current ?? tab.href === address }));
  return (
    <>
      <PageHead title={tabTitle(title, items)} phone={{ backHref: back.href, backLabel: `Back to ${back.label}`, title: back.label }} />
      <DetailPage breadcrumbs={<PageBreadcrumbs />} title={title} tabs={items.length > 1 && <Tabs label={title} items={items} />} {...page}>
        {children}
      </DetailPage>
    </>
  );
}
