import { OTP_RESEND_SECONDS, resendCountdown } from '@atlas/domain/auth';
import { useEffect, useState } from 'react';

const EVERY_MS = 500;

/** Whole seconds until the code can be asked for again, where it was sent just now; otherwise 0. Specification 2 §4, Password reset. */
export function useResendCountdown(wasJustSent: boolean): number {
  const [left, setLeft] = useState(wasJustSent ? OTP_RESEND_SECONDS : 0);
  useEffect(() => {
    if (!wasJustSent) return undefined;
    const sentAt = new Date();
    const timer = setInterval(() => {
      const seconds = resendCountdown(sentAt, new Date());
      setLeft(seconds);
      if (seconds === 0) clearInterval(timer);
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [wasJustSent]);
  return left;
}
