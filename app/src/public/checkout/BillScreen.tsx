import { NotFound } from '../../shell/NotFound.tsx';
import type { BillPageQuery$data } from './__generated__/BillPageQuery.graphql.ts';

export const BillScreen = ({ data }: { data: BillPageQuery$data }) => (Object.values(data)[0] == null ? <NotFound /> : null);
