import { useEffect } from 'react';
import { routePath } from '@atlas/domain/navigation';
import { useLocation } from 'wouter';
import type { FastTrackPageQuery$data } from './__generated__/FastTrackPageQuery.graphql.ts';

/**
 * `/fast-track` after a navigation within the app: goes on to the target in the settings, as the
 * server does for an address that is opened.
 * @spec 1 §2.6
 */
export function FastTrackScreen({ data: { defaultSettingByName } }: { data: FastTrackPageQuery$data }) {
  const [, navigate] = useLocation();
  const target = defaultSettingByName?.value ?? routePath('fast');
  useEffect(() => {
    if (target.startsWith('/')) navigate(target === routePath('fastTrack') ? routePath('fast') : target, { replace: true });
    else location.replace(target);
  }, [navigate, target]);
  return null;
}
