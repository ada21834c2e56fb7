import { ImpersonationBanner } from '@atlas/ui';
import { END_SESSION, minutesLeft, type SessionUser } from '@atlas/domain/access';
import { routePath } from '@atlas/domain/navigation';
import { useEffect, useState } from 'react';
import { showError } from '../admin/actions/showError.ts';
import { useAuth } from '../session/authContext.ts';
import { RequestError } from '../session/fetchGraphQL.ts';
import { useNow } from '../session/useNow.ts';
import { stopImpersonation } from '../session/impersonate.ts';

/** The page is loaded anew, because everything on it was somebody else's. Specification 2 §4, Impersonation. */
const goBack = () => location.assign(routePath('users'));

/** Says whether the view was already over: the member ended it, or the staff account was signed out. */
const hasEnded = (error: unknown): boolean =>
  error instanceof RequestError && (error.code === 'CONFLICT' || error.code === 'UNAUTHENTICATED');

/** Says through whose eyes staff look, for how long still, and ends it. */
export function ImpersonationNotice({ user }: { user: SessionUser }) {
  const { client } = useAuth();
  const left = useMinutesLeft(user.impersonatesUntil);
  const [ending, setEnding] = useState(false);
  const end = async () => {
    setEnding(true);
    try {
      await stopImpersonation(user.originalUserId, client.knownToken());
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
      note="What you do is recorded as yours, and they see that you looked."
      endText={END_SESSION}
      ending={ending}
      onEnd={() => void end()}
    />
  );
}

const EVERY_MS = 10_000;

/** Counts down, and goes back when the time is over. */
function useMinutesLeft(until: string | null): number {
  const begun = useNow();
  const [now, setNow] = useState(begun);
  const end = until === null ? null : new Date(until);
  const left = end === null ? 0 : minutesLeft(end, now);
  useEffect(() => {
    const started = performance.now();
    const timer = setInterval(() => setNow(new Date(begun.getTime() + performance.now() - started)), EVERY_MS);
    return () => clearInterval(timer);
  }, [begun]);
  useEffect(() => {
    if (left === 0) goBack();
  }, [left]);
  return left;
}
