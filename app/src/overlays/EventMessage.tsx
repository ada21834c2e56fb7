import { PromotionalBanner } from '@atlas/ui';
import { EVENT_BANNER, EVENT_PROMOTION, eventSentence } from '@atlas/domain/overlays';
import { focusMain } from './focusMain.ts';
import type { OverlayFacts } from './overlayFacts.ts';
import { useOverlayPlace } from './overlayPlace.ts';
import { useEvent } from './useEvent.ts';
import { useMembershipBanner } from './useMembershipBanner.ts';

/**
 * The event's banner above the page. A membership message takes precedence and is shown alone
 * (MembershipMessage).
 */
export function EventMessage({ facts }: { facts: OverlayFacts }) {
  const place = useOverlayPlace(facts);
  const { banner } = useMembershipBanner(place.user);
  const event = useEvent(EVENT_BANNER, place);
  if (banner !== null || !event.isWanted) return null;
  const dismiss = () => {
    event.dismiss();
    focusMain();
  };
  return (
    <PromotionalBanner
      title={facts.event.name}
      text={eventSentence(facts.event)}
      action={{ text: EVENT_PROMOTION.tickets, href: facts.event.ticketLink }}
      onDismiss={dismiss}
      dismissLabel={EVENT_PROMOTION.dismiss}
    />
  );
}
