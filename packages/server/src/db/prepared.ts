import type { Placeholder } from 'drizzle-orm';
import type { Db } from './open.ts';

/** The part of drizzle's builders that prepares a statement. */
interface Preparable<Result> {
  prepare(name: string): { execute(values: Record<string, unknown>): Promise<Result> };
}

let made = 0;

/**
 * A statement that is built once for each database and only sent afterwards. Building one with
 * drizzle takes longer than running it. `make` uses `sql.placeholder(name)` for each value. A
 * placeholder takes what the driver takes, so an instant is an ISO text. Whatever changes the text
 * itself (an order, an optional condition) is its `variant`.
 */
export function prepared<Values extends Record<string, unknown>, Result, Variant extends readonly (string | boolean)[] = []>(
  make: (db: Db, ...variant: Variant) => Preparable<Result>,
): (db: Db, values: Values, ...variant: Variant) => Promise<Result> {
  const kept = new WeakMap<Db, Map<string, ReturnType<Preparable<Result>['prepare']>>>();
  const names = new Map<string, string>();
  return (db, values, ...variant) => {
    const key = variant.join();
    const ofDatabase = kept.get(db) ?? new Map<string, ReturnType<Preparable<Result>['prepare']>>();
    kept.set(db, ofDatabase);
    const name = names.get(key) ?? `p${made++}`;
    names.set(key, name);
    const statement = ofDatabase.get(key) ?? make(db, ...variant).prepare(name);
    ofDatabase.set(key, statement);
    return statement.execute(values);
  };
}

/** A value, or its placeholder in a prepared statement. */
export type Given<Value> = Value | Placeholder;

/** An instant in the form that a statement takes. */
export const instantOf = (at: Given<Date>): Given<string> => (at instanceof Date ? at.toISOString() : at);
