import { isResetLinkSpent } from '@atlas/domain/auth';
import { useEffect, useState } from 'react';
import { noResponseMessage } from '../../session/noResponseMessage.ts';
import { useAccountRecovery } from '../../session/useAccountRecovery.ts';

/**
 * The state of a token: being checked, valid with its user, invalid, or not checked because of an
 * error.
 */
export type TokenCheck =
  | { kind: 'checking' }
  | { kind: 'good'; email: string }
  | { kind: 'spent' }
  | { kind: 'failed'; text: string; retry: () => void };

/** Checks on the server who a token belongs to, and again on `retry`. */
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
      (error: unknown) => report({ kind: 'failed', text: noResponseMessage(error), retry }),
    );
    return () => {
      isWaitedFor = false;
    };
    // The functions of account recovery are new on each render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [token, attempt]);
  return check;
}
