import { OTP_RESEND_SECONDS, resendCountdown } from '@atlas/domain/auth';
import { use, useEffect, useState } from 'react';
import { ClockContext } from '../../session/useNow.ts';

const EVERY_MS = 500;

/**
 * Whole seconds until the user can request the code again if it was just sent; otherwise 0.
 * @spec 2 §4, Password reset
 */
export function useResendCountdown(wasJustSent: boolean): number {
  const clock = use(ClockContext);
  const [left, setLeft] = useState(wasJustSent ? OTP_RESEND_SECONDS : 0);
  useEffect(() => {
    if (!wasJustSent) return undefined;
    // The clock of a page that has just rendered still shows the time of the server's render.
    let sentAt: Date | null = null;
    const timer = setInterval(() => {
      sentAt ??= clock();
      const seconds = resendCountdown(sentAt, clock());
      setLeft(seconds);
      if (seconds === 0) clearInterval(timer);
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [wasJustSent, clock]);
  return left;
}
