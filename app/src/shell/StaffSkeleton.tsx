import { DetailPage, DetailSkeleton, FormSkeleton, ListPage, Skeleton, TableSkeleton } from '@atlas/ui';
import type { ReactNode } from 'react';
import { useRouteTitle } from '../routing/routerContext.ts';
import { PageBreadcrumbs } from './PageBreadcrumbs.tsx';

/** A list that is on its way. */
export const ListPageSkeleton = ({ tabs }: { tabs?: ReactNode }) => (
  <ListPage title={useRouteTitle()} tabs={tabs} tools={<Skeleton shape="block" />}>
    <TableSkeleton columns={5} />
  </ListPage>
);

/** A list in parts that is on its way. */
export const TabbedListPageSkeleton = () => <ListPageSkeleton tabs={<Skeleton shape="block" width="half" />} />;

/** A form that is on its way. */
export const FormPageSkeleton = () => (
  <DetailPage breadcrumbs={<PageBreadcrumbs />} title={useRouteTitle()}>
    <FormSkeleton />
  </DetailPage>
);

/** A record that is on its way. */
export const DetailPageSkeleton = DetailSkeleton;
