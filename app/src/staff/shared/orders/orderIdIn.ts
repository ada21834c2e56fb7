import { idIn } from '../../../admin/idIn.ts';

/** The order in an address. */
export const orderIdIn = idIn('orderId');
