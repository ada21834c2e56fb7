import { DetailPage, Tabs } from '@atlas/ui';
import type { ReactNode } from 'react';
import { useLocation, useSearch } from 'wouter';
import { PageHead } from '../routing/PageHead.tsx';
import { tabTitle } from './tabTitle.ts';
import { PageBreadcrumbs } from '../shell/PageBreadcrumbs.tsx';

/** A part of a record's page, with an address of its own. */
export interface RecordTab {
  label: string;
  /** A path, with `?tab=` where parts share one. */
  href: string;
  /** What waits behind it: the figure, and what it counts ("3", "3 open payments"). */
  count?: { shown: string; label: string };
}

interface RecordPageProps {
  title: string;
  /** Where the way back on phones leads, and what is there. */
  back: { href: string; label: string };
  /** Before the title: the Avatar of a person. */
  lead?: ReactNode;
  /** Beside the title: Badges. */
  status?: ReactNode;
  /** Under the title, in one line. */
  meta?: ReactNode;
  actions?: ReactNode;
  /** The parts of the page, the one that opens first before the others. The address says which one is open. */
  tabs?: readonly RecordTab[];
  /** What is known about the record: a KeyValueList in a Card. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The page of one record that staff look at. */
export function RecordPage({ title, back, tabs = [], children, ...page }: RecordPageProps) {
  const [path] = useLocation();
  const search = useSearch();
  const address = search === '' ? path : `${path}?${search}`;
  const items = tabs.map((tab) => ({ ...tab, current: tab.href === address }));
  return (
    <>
      <PageHead title={tabTitle(title, items)} phone={{ backHref: back.href, backLabel: `Back to ${back.label}`, title: back.label }} />
      <DetailPage breadcrumbs={<PageBreadcrumbs />} title={title} tabs={items.length > 1 && <Tabs label={title} items={items} />} {...page}>
        {children}
      </DetailPage>
    </>
  );
}
