import { NotFound } from '../../shell/NotFound.tsx';
import type { CheckoutPageQuery$data } from './__generated__/CheckoutPageQuery.graphql.ts';

export const CheckoutScreen = ({ data }: { data: CheckoutPageQuery$data }) => (Object.values(data)[0] == null ? <NotFound /> : null);
