import { lazy } from 'react';

// The first page arrives with its data. The skeletons are for later pages.
const skeletons = () => import('./staffSkeletons.tsx');

/** The skeleton of a list. */
export const ListPageSkeleton = lazy(async () => ({ default: (await skeletons()).ListPageSkeleton }));
/** The skeleton of a list with tabs. */
export const TabbedListPageSkeleton = lazy(async () => ({ default: (await skeletons()).TabbedListPageSkeleton }));
/** The skeleton of a form. */
export const FormPageSkeleton = lazy(async () => ({ default: (await skeletons()).FormPageSkeleton }));
/** The skeleton of a record. */
export const DetailPageSkeleton = lazy(async () => ({ default: (await skeletons()).DetailPageSkeleton }));
