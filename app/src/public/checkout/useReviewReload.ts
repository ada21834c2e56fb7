import { useEffect } from 'react';

const MINUTE = 60_000;

/**
 * Reloads the document when its tab becomes visible again and it is older than a minute, so that
 * the payer sees the result of a review.
 *
 * @param isActive off where nothing is expected, and while a form would lose what was chosen
 */
export function useReviewReload(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return undefined;
    const onVisible = () => {
      if (document.visibilityState === 'visible' && performance.now() >= MINUTE) location.reload();
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [isActive]);
}
