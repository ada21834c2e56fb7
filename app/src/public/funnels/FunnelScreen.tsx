import { useEffect } from 'react';
import { AFFILIATE_CODE_KEY } from '@atlas/domain/affiliates';
import { NotFound } from '../../shell/NotFound.tsx';
import { Offer } from './Offer.tsx';
import { useElsewhere } from './useElsewhere.ts';
import type { FunnelPageQuery$data } from './__generated__/FunnelPageQuery.graphql.ts';

/**
 * `/{slug}` and `/{slug}/{affLink}`: the offer of a funnel, for everyone. An affiliate's code is
 * kept for the sign-up.
 * @spec 1 §2.6, 2 §3
 */
export function FunnelScreen({ data: { publicPage } }: { data: FunnelPageQuery$data }) {
  const code = publicPage?.affiliateCode ?? null;
  const isElsewhere = publicPage?.isElsewhere === true;
  useEffect(() => {
    if (code !== null) localStorage.setItem(AFFILIATE_CODE_KEY, JSON.stringify({ code }));
  }, [code]);
  if (useElsewhere(isElsewhere)) return null;
  return publicPage?.funnel ? <Offer {...publicPage.funnel} /> : <NotFound />;
}
