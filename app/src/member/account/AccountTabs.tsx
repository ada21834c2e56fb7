import { Tabs } from '@atlas/ui';
import { tabTitle } from '../../admin/tabTitle.ts';
import { PageTitle } from '../../routing/PageTitle.tsx';
import { useRouteTitle } from '../../routing/routerContext.ts';
import { type AccountTab, accountPath } from './accountPath.ts';

const TABS: readonly { readonly tab: AccountTab; readonly label: string }[] = [
  { tab: 'billings', label: 'Bills' },
  { tab: 'subscriptions', label: 'Subscriptions' },
];

/** The tabs of Billing and Subscriptions, with the title of the open one for the browser. */
export function AccountTabs({ open }: { open: AccountTab }) {
  const title = useRouteTitle();
  const items = TABS.map(({ tab, label }) => ({ label, href: accountPath(tab), current: tab === open }));
  return (
    <>
      <PageTitle title={tabTitle(title, items)} />
      <Tabs label={title} items={items} />
    </>
  );
}
