import { showsWelcomeBack, STORAGE_KEYS } from '@atlas/domain/overlays';
import type { OverlayPlace } from './overlayPlace.ts';
import { useStored } from './useStored.ts';

/**
 * Whether to open the welcome for returning members.
 * @spec 2 §4
 */
export function useWelcomeBack({ user }: OverlayPlace): boolean {
  const [hasSeen] = useStored(STORAGE_KEYS.hasSeenWelcomeModal);
  const [neverShowAgain] = useStored(STORAGE_KEYS.neverShowAgainWelcomeModal);
  return showsWelcomeBack(user, { hasSeen, neverShowAgain });
}
