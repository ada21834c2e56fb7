import type { AnyPgColumn } from 'drizzle-orm/pg-core';

type NameColumn = 'firstName' | 'middleName' | 'lastName' | 'suffix' | 'email';

/**
 * The columns that domain's `fullName` joins into a name.
 *
 * @param table `users`, or an alias of it
 */
export const nameColumns = <Table extends Record<NameColumn, AnyPgColumn>>(table: Table): Pick<Table, NameColumn> => ({
  firstName: table.firstName,
  middleName: table.middleName,
  lastName: table.lastName,
  suffix: table.suffix,
  email: table.email,
});
