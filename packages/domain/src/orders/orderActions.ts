import { isOpenOrder, whyNotCancel } from './orderRules.ts';
import type { OrderState } from './orderStates.ts';

/**
 * How an order ended without its payment; null for any other.
 *
 * @example howOrderEnded('expired') // 'expired'
 */
export const howOrderEnded = (state: OrderState): 'expired' | 'cancelled' | null =>
  state === 'expired' || state === 'cancelled' ? state : null;

/** An action of staff on an order. */
export type OrderAction = 'approve' | 'resend' | 'correctEmail' | 'cancel';

/** The facts about an order that decide its actions. */
export interface OrderFacts {
  readonly state: OrderState;
  /** Whether the order belongs to an account, whose address is changed there. */
  readonly hasAccount: boolean;
}

/** The actions, the most likely first. */
const ACTIONS = [
  { action: 'approve', applies: ({ state }: OrderFacts) => isOpenOrder(state) || howOrderEnded(state) !== null },
  { action: 'resend', applies: ({ state }: OrderFacts) => isOpenOrder(state) || state === 'paid' },
  { action: 'correctEmail', applies: ({ state, hasAccount }: OrderFacts) => !hasAccount && (isOpenOrder(state) || state === 'paid') },
  { action: 'cancel', applies: ({ state }: OrderFacts) => whyNotCancel(state) === null },
] as const;

/**
 * The actions that staff can take on an order. Money for an order that expired or was cancelled can
 * still be approved. The server decides again.
 *
 * @example orderActions({ state: 'paid', hasAccount: true }) // ['resend']
 * @spec a product decision
 */
export const orderActions = (order: OrderFacts): OrderAction[] =>
  ACTIONS.filter(({ applies }) => applies(order)).map(({ action }) => action);
