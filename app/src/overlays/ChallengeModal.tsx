import { PromptModal, showToast } from '@atlas/ui';
import { CHALLENGE, CHALLENGE_FAILED, CHALLENGE_JOINED, challengeDeadlineText, STORAGE_KEYS, STORED_TRUE } from '@atlas/domain/overlays';
import { routePath } from '@atlas/domain/navigation';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { showError } from '../admin/actions/showError.ts';
import { useAuth } from '../session/authContext.ts';
import { registerToChallenge } from './memberMutations.ts';
import type { OpenModalProps } from './openModalProps.ts';
import { useStored } from './useStored.ts';

/**
 * Invites a member to the challenge. Closing it, or joining, marks it as seen.
 * @spec 2 §4, §8
 */
export function ChallengeModal({ place: { user, facts }, onClose }: OpenModalProps) {
  const { client, replaceUser } = useAuth();
  const [, navigate] = useLocation();
  const [, keepSeen] = useStored(STORAGE_KEYS.hasSeenChallengeModal);
  const [isJoining, setJoining] = useState(false);
  const close = () => {
    keepSeen(STORED_TRUE);
    onClose();
  };
  const join = async () => {
    if (!user) return;
    setJoining(true);
    try {
      const joined = await registerToChallenge(user.email, client.knownToken());
      if (!joined) {
        showToast({ kind: 'error', text: CHALLENGE_FAILED });
        return;
      }
      close();
      showToast({ kind: 'success', text: CHALLENGE_JOINED });
      navigate(routePath('thankYou', { of: 'challenge' }));
      replaceUser({ ...user, isChallenger: true });
    } catch (error) {
      showError(error);
    } finally {
      setJoining(false);
    }
  };
  return (
    <PromptModal
      picture="done"
      title={CHALLENGE.title}
      fact={challengeDeadlineText(facts.challengeDeadline)}
      text={CHALLENGE.text}
      actions={[
        { text: CHALLENGE.later, onClick: close },
        { text: CHALLENGE.confirm, onClick: () => void join(), loading: isJoining },
      ]}
      onClose={close}
    />
  );
}
