import { builder } from '../../graphql/builder.ts';
import type { Order } from './repo.ts';

export const OrderRef = builder.objectRef<Order>('Order');
