import { can, type SessionUser } from '@atlas/domain/access';
import { productsList } from '@atlas/domain/products';
import { detailScreen, editScreen, listScreen, newScreen } from '../../admin/screens.ts';
import type { ScreenTable } from '../../routing/screen.ts';
import EditProductQuery from './__generated__/EditProductScreenQuery$parameters.ts';
import ProductQuery from './__generated__/ProductDetailScreenQuery$parameters.ts';
import ProductsQuery from './__generated__/ProductsScreenQuery$parameters.ts';

/** Loads people and payments only for users who may read them. */
const seenParts = (_search: URLSearchParams, viewer: SessionUser | null) => ({
  seesPeople: can(viewer, { page: 'subscriptions' }),
  seesSales: can(viewer, { page: 'studentPaymentDetails' }),
});

/** The staff screens for products. */
export const screens = {
  products: listScreen({
    load: async () => (await import('./ProductsScreen.tsx')).ProductsScreen,
    query: ProductsQuery,
    list: productsList,
    tabbed: true,
  }),
  product: detailScreen({
    load: async () => (await import('./ProductDetailScreen.tsx')).ProductDetailScreen,
    query: ProductQuery,
    search: seenParts,
    subject: 'viewer.product',
  }),
  newProduct: newScreen({ load: async () => (await import('./NewProductScreen.tsx')).NewProductScreen }),
  editProduct: editScreen({
    load: async () => (await import('./EditProductScreen.tsx')).EditProductScreen,
    query: EditProductQuery,
    subject: 'viewer.product',
  }),
} satisfies ScreenTable;
