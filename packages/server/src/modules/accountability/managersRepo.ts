import type { Db } from '../../db/open.ts';

/** Finds the account of the success manager of each person who has one. */
export type FindManagers = (tx: Db, userIds: readonly number[]) => Promise<ReadonlyMap<number, number>>;

let findManagers: FindManagers | null = null;

/** Registers who the success managers of people are. Called once, by the module that owns portfolios. */
export function managersAre(find: FindManagers): void {
  if (findManagers !== null) throw new Error('The success managers of people are registered already');
  findManagers = find;
}

/**
 * The account of the success manager of each person who has one.
 *
 * @throws where no one registered, because silent members would be overlooked
 */
export function managersOf(tx: Db, userIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (findManagers === null) throw new Error('The success managers of people are not registered: import registry/registrations.ts');
  return findManagers(tx, userIds);
}
