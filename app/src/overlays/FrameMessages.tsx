import { PromotionalBanner } from '@atlas/ui';
import { EVENT_BANNER, EVENT_PROMOTION, eventSentence } from '@atlas/domain/overlays';
import { focusMain } from './focusMain.ts';
import { MembershipMessage } from './MembershipMessage.tsx';
import type { OverlayFacts } from './overlayFacts.ts';
import { useOverlayPlace } from './overlayPlace.ts';
import { useEvent } from './useEvent.ts';
import { useMembershipBanner } from './useMembershipBanner.ts';

/** One message above the page: what a member has to do comes before what there is to buy. */
export function FrameMessages({ facts }: { facts: OverlayFacts }) {
  const place = useOverlayPlace(facts);
  const membership = useMembershipBanner(place);
  const event = useEvent(EVENT_BANNER, place);
  if (membership.banner) return <MembershipMessage banner={membership.banner} onDismiss={membership.dismiss} />;
  if (!event.isWanted) return null;
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
