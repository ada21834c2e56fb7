import { QuickActions } from '@atlas/ui';
import { quickCreate, type SessionUser } from '@atlas/domain/access';
import { hrefOf } from './hrefOf.ts';

const loadPanel = async () => (await import('./QuickCreatePanel.tsx')).QuickCreatePanel;

/**
 * The menu of records that the user can create from anywhere. Hidden where there are none.
 * @spec 1 §2.9
 */
export function QuickCreate({ user }: { user: SessionUser }) {
  return quickCreate(user).some((item) => hrefOf(item, user) !== null) && <QuickActions load={loadPanel} />;
}
