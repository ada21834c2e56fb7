import { isResetLinkSpent } from '@atlas/domain/auth';
import { CONNECTION_LOST } from '@atlas/domain/errors';
import { useEffect, useState } from 'react';
import { useAccountRecovery } from '../../session/useAccountRecovery.ts';

/** What is known of a token: nothing yet, whose it is, that it is of no use, or why it could not be looked at. */
export type TokenCheck =
  | { kind: 'checking' }
  | { kind: 'good'; email: string }
  | { kind: 'spent' }
  | { kind: 'failed'; text: string; retry: () => void };

/** Asks the server whose token it is, and again on `retry`. */
export function useResetToken(token: string): TokenCheck {
  const { validateResetToken } = useAccountRecovery();
  const [attempt, setAttempt] = useState(0);
  const [check, setCheck] = useState<TokenCheck>({ kind: 'checking' });
  useEffect(() => {
    let isWaitedFor = true;
    const report = (found: TokenCheck) => isWaitedFor && setCheck(found);
    const retry = () => {
      setCheck({ kind: 'checking' });
      setAttempt(attempt + 1);
    };
    void validateResetToken(token).then(
      ({ error, email = '' }) => {
        if (error === undefined) report({ kind: 'good', email });
        else report(isResetLinkSpent(error) ? { kind: 'spent' } : { kind: 'failed', text: error, retry });
      },
      () => report({ kind: 'failed', text: CONNECTION_LOST, retry }),
    );
    return () => {
      isWaitedFor = false;
    };
    // The functions of the way back are new ones each time.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [token, attempt]);
  return check;
}
