import { type PromptAction, PromptModal } from '@atlas/ui';
import { EVENT_POPUP, EVENT_PROMOTION, EVENT_TEXT, eventSentence } from '@atlas/domain/overlays';
import type { OpenModalProps } from './openModalProps.ts';
import { useEvent } from './useEvent.ts';

/**
 * Announces the in-person event once, with its tickets and any group packages.
 * @spec 1 §1
 */
export function EventPopup({ place, onClose }: OpenModalProps) {
  const { event } = place.facts;
  const { dismiss } = useEvent(EVENT_POPUP, place);
  const close = () => {
    dismiss();
    onClose();
  };
  const ways: [PromptAction, ...PromptAction[]] = [
    event.groupLink === ''
      ? { text: EVENT_PROMOTION.later, onClick: close }
      : { text: EVENT_PROMOTION.groups, href: event.groupLink, onClick: close },
    { text: EVENT_PROMOTION.tickets, href: event.ticketLink, onClick: close },
  ];
  return <PromptModal picture="events" title={event.name} fact={eventSentence(event)} text={EVENT_TEXT} actions={ways} onClose={close} />;
}
