import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Reader } from '../../commands/reader.ts';
import { seesEveryone } from '../access/scopes.ts';
import { users } from '../users/tables.ts';
import { roundChoices, roundSeats, selectionRounds } from './tables.ts';

/** Condition for the rounds in which a person chose. */
export const chosenBy = (userId: number, roundId: AnyPgColumn): SQL =>
  sql`exists (select 1 from ${roundChoices} where ${roundChoices.roundId} = ${roundId} and ${roundChoices.userId} = ${userId})`;

/**
 * Condition for the rounds that a reader sees: all for staff who see everyone, otherwise those in
 * which they chose or lead, and for members those of every batch and of their own.
 */
export function roundInScope(reader: Reader): SQL {
  const { id, batchId } = selectionRounds;
  if (seesEveryone(reader)) return sql`true`;
  const isTheirs = sql`(${chosenBy(reader.userId, id)}
    or exists (select 1 from ${roundSeats} where ${roundSeats.roundId} = ${id} and ${roundSeats.leadId} = ${reader.userId}))`;
  if (reader.access.roles !== 'member') return isTheirs;
  return sql`(${batchId} is null
    or ${batchId} = (select ${users.batchId} from ${users} where ${users.id} = ${reader.userId}) or ${isTheirs})`;
}
