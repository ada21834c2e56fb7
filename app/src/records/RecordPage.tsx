import { DetailPage } from '@atlas/ui';
import type { ReactNode } from 'react';
import { PageHead } from '../routing/PageHead.tsx';
import { Trail } from '../shell/Trail.tsx';

interface RecordPageProps {
  title: string;
  /** Where the way back on phones leads, and what is there. */
  back: { href: string; label: string };
  /** Beside the title: Badges. */
  status?: ReactNode;
  /** Under the title, in one line. */
  meta?: ReactNode;
  actions?: ReactNode;
  /** What is known about the record: a KeyValueList in a Card. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The page of one record that staff look at. */
export function RecordPage({ title, back, children, ...head }: RecordPageProps) {
  return (
    <>
      <PageHead title={title} phone={{ backHref: back.href, backLabel: `Back to ${back.label}`, title: back.label }} />
      <DetailPage breadcrumbs={<Trail />} title={title} {...head}>
        {children}
      </DetailPage>
    </>
  );
}
