import { Row } from '@atlas/ui';
import { CHALLENGE_FAILED, CHALLENGE_JOINED } from '@atlas/domain/overlays';
import { ActionButton } from '../../admin/actions/ActionButton.tsx';
import { registerToChallenge } from '../../overlays/memberMutations.ts';
import { useAuth } from '../../session/authContext.ts';

/** Joins the current or next challenge with the address of the account. */
export function JoinChallenge({ reload }: { reload: () => Promise<unknown> }) {
  const { client, currentUser, replaceUser } = useAuth();
  const join = async () => {
    if (!currentUser) return;
    if (!(await registerToChallenge(currentUser.email, client.knownToken()))) throw new Error(CHALLENGE_FAILED);
    await reload();
    replaceUser({ ...currentUser, isChallenger: true });
  };
  return (
    <Row>
      <ActionButton variant="primary" action={{ run: join, success: CHALLENGE_JOINED }}>
        Join the challenge
      </ActionButton>
    </Row>
  );
}
