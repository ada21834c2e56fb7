import { defineRecord, type RowSubject } from '../../commands/subject.ts';
import { ofMoney } from '../access/moneyCommands.ts';
import { findOwner, lockOwner } from './repo.ts';
import { subscriptions } from './tables.ts';

const ROWS = defineRecord('subscription', subscriptions, {
  scope: ofMoney('subscription', 'subscription', ({ userId }) => userId),
  constraintErrors: {
    subscriptions_apart: { message: 'The person would have this funnel twice at the same time. Move the other subscription first.' },
  },
});

/** A subscription. The account of its person is locked first, as by everything that moves money. */
export const SUBSCRIPTION: RowSubject<typeof subscriptions> = {
  ...ROWS,
  read: async (tx, id) => {
    const ownerId = await findOwner(tx, id);
    if (ownerId === null) return null;
    await lockOwner(tx, ownerId);
    return ROWS.read(tx, id);
  },
};
