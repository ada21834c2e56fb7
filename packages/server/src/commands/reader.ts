import { can, type FunctionFlag, type PageFlag, type Role } from '@atlas/domain/access';

/** The flags of the access level in use. Those of other held levels do not count. */
export interface Access {
  roles: Role;
  pageAccess: Partial<Record<PageFlag, boolean>>;
  functionAccess: Partial<Record<FunctionFlag, boolean>>;
}

/** The person who reads, and the access level in use. */
export interface Reader {
  userId: number;
  accessLevelId: number;
  access: Access;
}

/** Whether the access level in use opens a page; of several pages it needs all. */
export const opensPage = (reader: Reader, page: PageFlag | readonly PageFlag[]): boolean => can(reader.access, { page });
