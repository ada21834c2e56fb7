import { ProfileMenu } from '@atlas/ui';
import type { SessionUser } from '@atlas/domain/access';

const loadPanel = async () => (await import('./AccountPanel.tsx')).AccountPanel;

/** The menu behind the avatar. Its content loads with the first press. */
export function AccountMenu({ user }: { user: SessionUser }) {
  return <ProfileMenu name={user.name ?? user.email} picture={user.profileImage} load={loadPanel} />;
}
