import { ORDER_STATES } from '@atlas/domain/orders';
import { builder } from '../../graphql/builder.ts';
import { enumOf } from '../../graphql/enumOf.ts';
import type { Order } from './repo.ts';

export const OrderRef = builder.objectRef<Order>('Order');

export const OrderState = enumOf(
  'OrderState',
  ORDER_STATES.map(({ value }) => value),
);
