import type { SessionUser } from '@atlas/domain/access';
import { safeRedirect } from '@atlas/domain/navigation';
import { hasScreen } from '../routing/hasScreen.ts';
import { destinationOf } from '../routing/target.ts';

/** Where a notification leads for whoever reads it; null where that page does not stand, or is not for them. */
export function placeOf(path: string | null, user: SessionUser | null): string | null {
  if (path === null || safeRedirect(path) !== path) return null;
  return destinationOf(path, user, hasScreen).kind === 'screen' ? path : null;
}
