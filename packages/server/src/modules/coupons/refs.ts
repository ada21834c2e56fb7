import { builder } from '../../graphql/builder.ts';
import type { CouponRow } from './repo.ts';

export const CouponRef = builder.objectRef<CouponRow>('Coupon');
