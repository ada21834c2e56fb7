import { showsFacebookReminder, STORAGE_KEYS } from '@atlas/domain/overlays';
import type { OverlayPlace } from './overlayPlace.ts';
import { useStored } from './useStored.ts';

/**
 * Whether to open the Facebook reminder.
 * @spec 2 §4
 */
export function useFacebookReminder({ user }: OverlayPlace): boolean {
  const [neverShowAgain] = useStored(STORAGE_KEYS.neverShowAgainFacebookReminder);
  return showsFacebookReminder(user, neverShowAgain);
}
