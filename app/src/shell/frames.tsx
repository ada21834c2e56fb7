import { lazy, type ReactNode } from 'react';
import type { Audience } from '@atlas/domain/access';
import type { RouteName } from '@atlas/domain/navigation';
import type { Destination } from '../routing/target.ts';

/** Pages that are a frame of their own: who opens them is on the way in. */
const BARE: readonly RouteName[] = ['login', 'signup', 'forgotPassword', 'resetPassword', 'setNewPassword'];

const memberFrame = () => import('./MemberFrame.tsx');

const MemberFrame = lazy(() => memberFrame().then((loaded) => ({ default: loaded.MemberFrame })));

// Members do not carry the frame of staff. Where its code cannot be loaded, theirs still leads on.
const StaffFrame = lazy(() =>
  import('./StaffFrame.tsx').then(
    (loaded) => ({ default: loaded.StaffFrame }),
    () => memberFrame().then((loaded) => ({ default: loaded.MemberFrame })),
  ),
);

const FRAMES: Record<Audience, typeof MemberFrame> = {
  public: MemberFrame,
  member: MemberFrame,
  affiliate: MemberFrame,
  leader: StaffFrame,
  staff: StaffFrame,
};

/** Whether a destination stands without a frame: on its way to the sign-in page, or a page that is one by itself. */
const isBare = (destination: Destination): boolean =>
  destination.kind === 'login' || (destination.kind === 'screen' && BARE.includes(destination.target.name));

/** What stands around a page, by its audience. It stays while pages of the same audience come and go in it. */
export function Frame({ destination, children }: { destination: Destination; children: ReactNode }) {
  if (isBare(destination)) return children;
  const Around = FRAMES[destination.frame];
  return <Around>{children}</Around>;
}
