import type { SessionUser } from '@atlas/domain/access';
import { safeRedirect } from '@atlas/domain/navigation';
import { hasScreen } from '../routing/hasScreen.ts';
import { destinationOf } from '../routing/target.ts';

/**
 * The page a notification leads to for a user. Null where that page does not exist or is not open
 * to them.
 */
export function placeOf(path: string | null, user: SessionUser | null): string | null {
  if (path === null || safeRedirect(path) !== path) return null;
  return destinationOf(path, user, hasScreen).kind === 'screen' ? path : null;
}
