import { DetailPage, DetailSkeleton, FormSkeleton, ListPage, Skeleton, TableSkeleton } from '@atlas/ui';
import type { ReactNode } from 'react';
import { useRouteTitle } from '../routing/routerContext.ts';
import { PageBreadcrumbs } from './PageBreadcrumbs.tsx';

/** The skeleton of a list. */
export const ListPageSkeleton = ({ tabs }: { tabs?: ReactNode }) => (
  <ListPage title={useRouteTitle()} tabs={tabs} tools={<Skeleton shape="block" />}>
    <TableSkeleton columns={5} />
  </ListPage>
);

/** The skeleton of a list with tabs. */
export const TabbedListPageSkeleton = () => <ListPageSkeleton tabs={<Skeleton shape="block" width="half" />} />;

/** The skeleton of a form. */
export const FormPageSkeleton = () => (
  <DetailPage breadcrumbs={<PageBreadcrumbs />} title={useRouteTitle()}>
    <FormSkeleton />
  </DetailPage>
);

/** The skeleton of a record. */
export const DetailPageSkeleton = DetailSkeleton;
