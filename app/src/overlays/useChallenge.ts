import { showsChallenge, STORAGE_KEYS } from '@atlas/domain/overlays';
import type { OverlayPlace } from './overlayPlace.ts';
import { useStored } from './useStored.ts';

/**
 * Whether to open the challenge modal.
 * @spec 2 §4
 */
export function useChallenge({ user, facts, now }: OverlayPlace): boolean {
  const [seen] = useStored(STORAGE_KEYS.hasSeenChallengeModal);
  return showsChallenge(user, seen, facts.challengeDeadline, now);
}
