import { ImpersonationBanner } from '@atlas/ui';
import { END_SESSION, minutesLeft, type SessionUser } from '@atlas/domain/access';
import { routePath } from '@atlas/domain/navigation';
import { useEffect, useEffectEvent, useState } from 'react';
import { showError } from '../admin/actions/showError.ts';
import { useBlocker } from '../routing/routerContext.ts';
import { useAuth } from '../session/authContext.ts';
import { RequestError } from '../session/fetchGraphQL.ts';
import { useNow } from '../session/useNow.ts';
import { stopImpersonation } from '../session/impersonate.ts';

/**
 * Goes back to the person's page, where the view was started. Loads the page again, because all data
 * on it belonged to the other user.
 * @spec 2 §4, Impersonation
 */
const goBackTo = ({ id, roles }: SessionUser) => {
  const isMember = [roles].flat().some((role) => role !== 'non-member');
  location.assign(routePath(isMember ? 'user' : 'nonMember', { id }, { tab: 'access' }));
};

/** Whether the view had already ended: the member ended it, or the staff account was signed out. */
const hasEnded = (error: unknown): boolean =>
  error instanceof RequestError && (error.code === 'CONFLICT' || error.code === 'UNAUTHENTICATED');

/** Shows whose account staff are viewing and the minutes left, and ends the view. */
export function ImpersonationNotice({ user }: { user: SessionUser }) {
  const { client, announce } = useAuth();
  const blocker = useBlocker();
  const goBack = () => goBackTo(user);
  const left = useMinutesLeft(user.impersonatesUntil, goBack);
  const [ending, setEnding] = useState(false);
  const end = async () => {
    setEnding(true);
    try {
      await stopImpersonation(user.originalUserId, client.knownToken());
      announce();
      goBack();
    } catch (error) {
      if (hasEnded(error)) return goBack();
      setEnding(false);
      showError(error);
    }
  };
  return (
    <ImpersonationBanner
      name={user.name ?? user.email}
      text={`${left} min left. You are using Atlas as`}
      note="Your actions are recorded as yours, and they can see that you viewed their account."
      endText={END_SESSION}
      ending={ending}
      onEnd={() => blocker.pass(() => void end())}
    />
  );
}

const EVERY_MS = 10_000;

/** Counts down, and goes back when the time is over. */
function useMinutesLeft(until: string | null, goBack: () => void): number {
  const begun = useNow();
  const [now, setNow] = useState(begun);
  const end = until === null ? null : new Date(until);
  const left = end === null ? 0 : minutesLeft(end, now);
  useEffect(() => {
    const started = performance.now();
    const timer = setInterval(() => setNow(new Date(begun.getTime() + performance.now() - started)), EVERY_MS);
    return () => clearInterval(timer);
  }, [begun]);
  const onEnd = useEffectEvent(goBack);
  useEffect(() => {
    if (left === 0) onEnd();
  }, [left]);
  return left;
}
