import { CONTENT_KINDS } from '@atlas/domain/products';
import { builder } from '../../graphql/builder.ts';
import { enumOf } from '../../graphql/enumOf.ts';
import type { Product } from './repo.ts';

export const ProductRef = builder.objectRef<Product>('Product');

/** The kinds of content that a product contains. */
export const ProductContentKind = enumOf(
  'ProductContentKind',
  CONTENT_KINDS.map(({ value }) => value),
);
