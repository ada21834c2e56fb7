import { BULK_LISTS, type BulkList } from '@atlas/domain/jobs';
import type { AnyBulkOperation } from './bulk/defineBulkOperation.ts';
import type { DeclaredList } from './commands/declaredList.ts';
import { exportedListNamed } from './exportedLists.ts';
import { BULK } from './registry/bulk.ts';

/** The bulk operation of a name; null when this version has none. */
export const findBulkOperation = (name: string): AnyBulkOperation | null => BULK.find((operation) => operation.name === name) ?? null;

const isBulkList = (name: string): name is BulkList => (BULK_LISTS as readonly string[]).includes(name);

/** The list of a name, whose records bulk operations change; null when this version has none. */
export const findBulkList = (name: string): DeclaredList | null => (isBulkList(name) ? (exportedListNamed(name)?.list ?? null) : null);
