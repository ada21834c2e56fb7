import { NotFound } from '../../shell/NotFound.tsx';
import { Offer } from './Offer.tsx';
import { useElsewhere } from './useElsewhere.ts';
import type { FastPageQuery$data } from './__generated__/FastPageQuery.graphql.ts';

/**
 * `/fast`: the offer of the funnel in the settings.
 * @spec 1 §2.6
 */
export function FastScreen({ data: { fastFunnel, isFastElsewhere } }: { data: FastPageQuery$data }) {
  if (useElsewhere(isFastElsewhere)) return null;
  return fastFunnel ? <Offer {...fastFunnel} /> : <NotFound />;
}
