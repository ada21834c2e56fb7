import { useEffect } from 'react';
import { useAuth } from '../../session/authContext.ts';

/**
 * Counts a view of a public page: once it has loaded, after a navigation to it, and when the back
 * button restores it. It contains nothing about the visitor. Staff who view as someone else are not
 * counted.
 *
 * @param path of the funnel that the page shows, which another address may show as well
 */
export function useVisitReport(path: string): void {
  const isViewedAs = useAuth().currentUser?.isImpersonating === true;
  useEffect(() => {
    if (isViewedAs) return undefined;
    // The beacon is sent even if the page is left.
    const report = () => void navigator.sendBeacon('/api/visits', JSON.stringify({ path }));
    const reportRestored = ({ persisted }: PageTransitionEvent) => {
      if (persisted) report();
    };
    if (document.readyState === 'complete') report();
    else addEventListener('load', report, { once: true });
    addEventListener('pageshow', reportRestored);
    return () => {
      removeEventListener('load', report);
      removeEventListener('pageshow', reportRestored);
    };
  }, [path, isViewedAs]);
}
