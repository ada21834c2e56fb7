import { NotFound } from '../../shell/NotFound.tsx';
import { Offer } from './Offer.tsx';
import type { FastPageQuery$data } from './__generated__/FastPageQuery.graphql.ts';

/**
 * `/fast`: the offer of the funnel in the settings.
 * @spec 1 §2.6
 */
export const FastScreen = ({ data: { fastFunnel } }: { data: FastPageQuery$data }) =>
  fastFunnel ? <Offer {...fastFunnel} /> : <NotFound />;
