import { lazy } from 'react';
import { screen, type ScreenTable } from '../../routing/screen.ts';
import { ACCOUNT_TABS, accountTab } from './accountTabs.ts';
import PaymentQuery from './__generated__/PaymentScreenQuery$parameters.ts';

const BillsSkeleton = lazy(async () => ({ default: (await import('./accountSkeletons.tsx')).BillsSkeleton }));

/** The bills and subscriptions of the signed-in person. */
export const screens = {
  account: { tabs: ACCOUNT_TABS, by: accountTab },
  payment: screen({
    load: async () => (await import('./PaymentScreen.tsx')).PaymentScreen,
    query: PaymentQuery,
    skeleton: BillsSkeleton,
  }),
} satisfies ScreenTable;
