import { EVENT_POPUP, type Modal, modalToShow, opensMemberModals } from '@atlas/domain/overlays';
import { Suspense, useState } from 'react';
import { lazyPart } from '../routing/lazyPart.ts';
import { type OverlayFacts } from './overlayFacts.ts';
import { type OverlayPlace, useOverlayPlace } from './overlayPlace.ts';
import { useChallenge } from './useChallenge.ts';
import { useEvent } from './useEvent.ts';
import { useFacebookReminder } from './useFacebookReminder.ts';
import { useJourneyForm } from './useJourneyForm.ts';
import { useMembershipGate } from './useMembershipGate.ts';
import { useWelcomeBack } from './useWelcomeBack.ts';

const OpenModal = lazyPart('OpenModal', async () => (await import('./OpenModal.tsx')).OpenModal);

/**
 * The most important modal for the page. After closing one, a user sees no other until the next
 * page load, except for the gate.
 */
export function Modals({ facts }: { facts: OverlayFacts }) {
  const place = useOverlayPlace(facts);
  const [isDone, setDone] = useState(false);
  const modal = modalToShow(useWantedModals(place, isDone));
  return (
    modal && (
      <Suspense>
        <OpenModal modal={modal} place={place} onClose={() => setDone(true)} />
      </Suspense>
    )
  );
}

function useWantedModals(place: OverlayPlace, isDone: boolean): Partial<Record<Modal, boolean>> {
  const wanted = {
    journeyForm: useJourneyForm(place),
    welcomeBack: useWelcomeBack(place),
    challenge: useChallenge(place),
    facebookReminder: useFacebookReminder(place),
  };
  const event = useEvent(EVENT_POPUP, place);
  const membershipGate = useMembershipGate(place) !== null;
  // Staff viewing as a member would close a modal for that member, too.
  if (isDone || place.user?.isImpersonating === true) return { membershipGate };
  return { ...(opensMemberModals(place.route) && wanted), membershipGate, event: event.isWanted };
}
