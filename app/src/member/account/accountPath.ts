import { routePath } from '@atlas/domain/navigation';

export type AccountTab = 'billings' | 'subscriptions';

/** The address of a tab of Billing and Subscriptions. */
export const accountPath = (tab: AccountTab): string => routePath('account', { q: tab });
