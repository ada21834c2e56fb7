import { PromptModal } from '@atlas/ui';
import { STORAGE_KEYS, STORED_TRUE, WELCOME_BACK } from '@atlas/domain/overlays';
import { routePath } from '@atlas/domain/navigation';
import { useState } from 'react';
import { showError } from '../admin/actions/showError.ts';
import { useAuth } from '../session/authContext.ts';
import { hideReturneeModal } from './memberMutations.ts';
import type { OpenModalProps } from './openModalProps.ts';
import { useStored } from './useStored.ts';

/**
 * Welcomes a returning member. Closing it hides it in this browser and notifies the server.
 * @spec 2 §4, §8
 */
export function WelcomeBack({ place: { user }, onClose }: OpenModalProps) {
  const { client, replaceUser } = useAuth();
  const [, keepSeen] = useStored(STORAGE_KEYS.hasSeenWelcomeModal);
  const [, keepAway] = useStored(STORAGE_KEYS.neverShowAgainWelcomeModal);
  const [isTicked, setTicked] = useState(false);
  const close = () => {
    keepSeen(STORED_TRUE);
    if (isTicked) keepAway(STORED_TRUE);
    onClose();
    hideReturneeModal(client.knownToken()).then(() => user && replaceUser({ ...user, showReturneeModal: false }), showError);
  };
  return (
    <PromptModal
      picture="lessons"
      title={WELCOME_BACK.title}
      text={WELCOME_BACK.text}
      remember={{ label: WELCOME_BACK.neverShowAgain, checked: isTicked, onChange: setTicked }}
      actions={[
        { text: WELCOME_BACK.close, onClick: close },
        { text: WELCOME_BACK.go, href: routePath('viewCourses'), onClick: close },
      ]}
      onClose={close}
    />
  );
}
