import type { MenuItem, SessionUser } from '@atlas/domain/access';
import { reachableHref } from '../overlays/reachableHref.ts';
import { hrefOf } from './hrefOf.ts';

/** The address of a menu item, whose path may have a query; null while its page does not exist. */
export const menuHref = (item: MenuItem, user: SessionUser | null): string | null =>
  item.path === undefined ? hrefOf(item, user) : reachableHref(item.path, user);
