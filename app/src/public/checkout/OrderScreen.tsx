import { NotFound } from '../../shell/NotFound.tsx';
import type { OrderPageQuery$data } from './__generated__/OrderPageQuery.graphql.ts';

export const OrderScreen = ({ data }: { data: OrderPageQuery$data }) => (Object.values(data)[0] == null ? <NotFound /> : null);
