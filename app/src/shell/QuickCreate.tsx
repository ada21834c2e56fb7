import { QuickActions } from '@atlas/ui';
import { quickCreate, type SessionUser } from '@atlas/domain/access';
import { hrefOf } from './hrefOf.ts';

const loadPanel = async () => (await import('./QuickCreatePanel.tsx')).QuickCreatePanel;

/** What somebody may create from anywhere; nothing for who may create nothing. Specification 1 §2.9. */
export function QuickCreate({ user }: { user: SessionUser }) {
  return quickCreate(user).some((item) => hrefOf(item, user) !== null) && <QuickActions load={loadPanel} />;
}
