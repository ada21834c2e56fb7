import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Reader } from '../../commands/reader.ts';
import { seesEveryone } from '../access/scopes.ts';
import { stageManagers, stageReviewers } from './tables.ts';

/**
 * Condition for the stages whose move-ups a reader decides as a reviewer. Staff with every person
 * in scope see them all.
 */
export function reviewedStages(reader: Reader, stageId: AnyPgColumn | number): SQL {
  if (seesEveryone(reader)) return sql`true`;
  const reviewed = sql`select ${stageReviewers.stageId} from ${stageReviewers} where ${stageReviewers.userId} = ${reader.userId}`;
  return ofStages(stageId, reviewed);
}

/** Condition for the stages that a reader manages. */
export function managedStages(reader: Reader, stageId: AnyPgColumn | number): SQL {
  if (seesEveryone(reader)) return sql`true`;
  const managed = sql`select ${stageManagers.stageId} from ${stageManagers} where ${stageManagers.userId} = ${reader.userId}`;
  return ofStages(stageId, managed);
}

/**
 * Checks first whether the reader has any stage, so that nothing is read for readers without one.
 */
const ofStages = (stageId: AnyPgColumn | number, own: SQL): SQL => sql`(exists (${own}) and ${stageId} in (${own}))`;
