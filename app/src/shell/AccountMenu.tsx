import { ProfileMenu } from '@atlas/ui';
import type { SessionUser } from '@atlas/domain/access';

const loadPanel = async () => (await import('./AccountPanel.tsx')).AccountPanel;

/** The menu behind the avatar; what is in it comes with the first press. */
export function AccountMenu({ user }: { user: SessionUser }) {
  return <ProfileMenu name={user.name ?? user.email} picture={user.profileImage} load={loadPanel} />;
}
