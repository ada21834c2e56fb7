import type { Modal } from '@atlas/domain/overlays';
import type { ComponentType } from 'react';
import { ChallengeModal } from './ChallengeModal.tsx';
import { EventPopup } from './EventPopup.tsx';
import { FacebookReminder } from './FacebookReminder.tsx';
import { JourneyFormPrompt } from './JourneyFormPrompt.tsx';
import { MembershipGate } from './MembershipGate.tsx';
import type { OpenModalProps } from './openModalProps.ts';
import { WelcomeBack } from './WelcomeBack.tsx';

/** The set-password modal belongs to a page and opens there. */
const MODALS: Readonly<Record<Exclude<Modal, 'setPassword'>, ComponentType<OpenModalProps>>> = {
  membershipGate: MembershipGate,
  journeyForm: JourneyFormPrompt,
  welcomeBack: WelcomeBack,
  challenge: ChallengeModal,
  facebookReminder: FacebookReminder,
  event: EventPopup,
};

/** The modal that is open. */
export function OpenModal({ modal, ...props }: OpenModalProps & { modal: Modal }) {
  if (modal === 'setPassword') return null;
  const Shown = MODALS[modal];
  return <Shown {...props} />;
}
