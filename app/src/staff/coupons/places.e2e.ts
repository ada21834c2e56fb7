import { newestRow, type Place, type ScreenPlaces } from '../../../../tests/e2e/places.ts';

/** The page of the newest coupon, which needs the id of its funnel. */
const newestCoupon: Place = [
  'admin',
  async (atlas) => {
    const { data } = await atlas.request<{
      viewer: { coupons: { edges: { node: { databaseId: number; funnel: { databaseId: number } } }[] } };
    }>('{ viewer { coupons(first: 1) { edges { node { databaseId funnel { databaseId } } } } } }');
    const node = data?.viewer.coupons.edges[0]?.node;
    return `/funnels/${node?.funnel.databaseId}/coupons/${node?.databaseId}`;
  },
];

/** Coupons of the demo data. They have no list of their own. */
export const places = {
  newCoupon: newestRow('admin', 'funnels', (id) => `/funnels/${id}/coupons/new`),
  coupon: newestCoupon,
  editCoupon: newestRow('admin', 'coupons', (id) => `/coupons/${id}/edit`),
} satisfies ScreenPlaces<'staff', 'coupons'>;
