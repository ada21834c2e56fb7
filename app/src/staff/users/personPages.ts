import { matchRoute } from '@atlas/domain/navigation';

/**
 * The pages of a person by list, each with the list to return to and the edit form.
 *
 * @spec 1 §2.5
 */
const PERSON_PAGES = [
  { detail: 'user', list: 'users', edit: 'editUser' },
  { detail: 'nonMember', list: 'nonMembers', edit: 'editNonMember' },
  { detail: 'archivedUser', list: 'archivedUsers', edit: 'editUser' },
] as const;

type PersonPageRoutes = (typeof PERSON_PAGES)[number];

/**
 * Returns the pages that a path belongs to, as a detail page or a form; defaults to those of a
 * member.
 */
export function personPageAt(path: string): PersonPageRoutes {
  const name = matchRoute(path)?.route.name;
  return PERSON_PAGES.find(({ detail, edit }) => name === detail || name === edit) ?? PERSON_PAGES[0];
}

/** The pages of a person by their current status. */
export const personPageOf = ({ type, archivedAt }: { type: string; archivedAt: string | null | undefined }): PersonPageRoutes =>
  PERSON_PAGES.find(({ detail }) => detail === (archivedAt != null ? 'archivedUser' : type === 'NON_MEMBER' ? 'nonMember' : 'user')) ??
  PERSON_PAGES[0];
