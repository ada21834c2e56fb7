import { can, type FunctionFlag, type PageFlag, type Role } from '@atlas/domain/access';

/** What the access level in use allows; the flags of other held levels do not count. */
export interface Access {
  roles: Role;
  pageAccess: Partial<Record<PageFlag, boolean>>;
  functionAccess: Partial<Record<FunctionFlag, boolean>>;
}

/** Who reads: the person, and the access level in use. */
export interface Reader {
  userId: number;
  accessLevelId: number;
  access: Access;
}

/** Whether the access level in use opens a page; of several flags it needs all. */
export const opensPage = (reader: Reader, page: PageFlag | readonly PageFlag[]): boolean => can(reader.access, { page });
