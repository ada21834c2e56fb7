import { builder } from '../../graphql/builder.ts';
import type { Product } from './repo.ts';

export const ProductRef = builder.objectRef<Product>('Product');
