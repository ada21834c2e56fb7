import { isLevelUp, seenStageKey } from '@atlas/domain/journey';
import { useEffect } from 'react';
import { useStored } from '../../overlays/useStored.ts';

/**
 * Returns whether the member moved up since this browser last showed their stage, and a callback
 * that saves that they saw it.
 *
 * @param stageNumber the number of their stage; null without one
 */
export function useLevelUp(userId: number, stageNumber: number | null): readonly [isNew: boolean, see: () => void] {
  const [seen, keep] = useStored(seenStageKey(userId));
  useEffect(() => {
    // While the page hydrates, `seen` does not have the stored value yet.
    if (stageNumber !== null && !isLevelUp(readSeen(userId), stageNumber)) keep(String(stageNumber));
    // `keep` is a new function on each render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [userId, stageNumber]);
  return [stageNumber !== null && isLevelUp(seen, stageNumber), () => keep(String(stageNumber))];
}

function readSeen(userId: number): string | null {
  try {
    return localStorage.getItem(seenStageKey(userId));
  } catch {
    return null;
  }
}
