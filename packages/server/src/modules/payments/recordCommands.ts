import { defineRecord, ofCaller, type RowSubject } from '../../commands/subject.ts';
import { lockOwner } from '../subscriptions/repo.ts';
import { findOwnerOfEntry } from './moneyRepo.ts';
import { billLinks, scheduleEntries } from './tables.ts';

/** An entry of the caller. */
export const OWN_ENTRY = defineRecord('schedule entry', scheduleEntries, { scope: ofCaller('schedule entry', ({ userId }) => userId) });

/**
 * An entry whose payer sends a receipt: its member, or the holder of a link, as its command has
 * checked. The money of its person is locked first, as by everything that moves money.
 */
export const ENTRY_OF_PAYER: RowSubject<typeof scheduleEntries> = {
  ...OWN_ENTRY,
  scope: 'of-no-person',
  read: async (tx, id) => {
    const ownerId = await findOwnerOfEntry(tx, id);
    if (ownerId !== null) await lockOwner(tx, ownerId);
    return OWN_ENTRY.read(tx, id);
  },
};

/** A link with which someone else pays an entry of the caller. */
export const BILL_LINK = defineRecord('bill link', billLinks, { scope: ofCaller('bill link', ({ userId }) => userId) });
