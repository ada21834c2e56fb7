import type { SessionUser } from '@atlas/domain/access';
import type { MembershipLink } from '@atlas/domain/subscriptions';
import { reachableHref } from './reachableHref.ts';

/** The first of several actions that the user can reach; undefined without one. */
export const reachableLink = (links: readonly MembershipLink[], user: SessionUser | null): MembershipLink | undefined =>
  links.find(({ href }) => reachableHref(href, user) !== null);
