import type { Db } from '../../db/open.ts';

/** When, on which day of the ledger, and by whom money moved. */
export interface MoneyInstant {
  at: Date;
  day: string;
  actorId: number | null;
}

/** A refund of an invoice, and what had been received for it, in centavos. */
export interface PaidBack {
  refunded: number;
  received: number;
}

/** The part of another module in what is paid and paid back. */
export interface MoneyListener {
  /** An entry is paid now, or is owed again. */
  settled(tx: Db, entryId: number, instant: MoneyInstant): Promise<void>;
  /** Money of an invoice was paid back. */
  paidBack(tx: Db, invoiceId: number, of: PaidBack, instant: MoneyInstant): Promise<void>;
}

const LISTENERS: MoneyListener[] = [];

/** Registers a module that acts in the transactions that move money. */
export const whenMoneyMoves = (listener: MoneyListener): void => void LISTENERS.push(listener);

/** Tells the other modules that the money of an entry changed. */
export async function tellSettled(tx: Db, entryId: number, instant: MoneyInstant): Promise<void> {
  for (const { settled } of LISTENERS) await settled(tx, entryId, instant);
}

/** Tells the other modules that money of an invoice was paid back. */
export async function tellPaidBack(tx: Db, invoiceId: number, of: PaidBack, instant: MoneyInstant): Promise<void> {
  for (const { paidBack } of LISTENERS) await paidBack(tx, invoiceId, of, instant);
}
