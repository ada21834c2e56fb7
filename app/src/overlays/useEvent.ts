import { bannerKey, EVENT_BANNER, EVENT_POPUP, promotesEventOn, showsEventPromotion, STORED_TRUE } from '@atlas/domain/overlays';
import type { OverlayPlace } from './overlayPlace.ts';
import { useStored } from './useStored.ts';

/**
 * Whether to show the event's popup or banner on a page, and how to dismiss it. Each is dismissed
 * under its own name.
 * @spec 1 §1
 */
export function useEvent(
  name: typeof EVENT_POPUP | typeof EVENT_BANNER,
  { user, route, facts, now }: OverlayPlace,
): { isWanted: boolean; dismiss: () => void } {
  const [stored, keep] = useStored(bannerKey(name));
  return {
    isWanted: promotesEventOn(route, user) && showsEventPromotion(facts.event, stored, now),
    dismiss: () => keep(STORED_TRUE),
  };
}
