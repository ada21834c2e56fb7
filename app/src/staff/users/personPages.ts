import { matchRoute } from '@atlas/domain/navigation';

/** The pages of a person by the list that they stand in, each with the way back and the form that changes them. Specification 1 §2.5. */
const PERSON_PAGES = [
  { detail: 'user', list: 'users', edit: 'editUser' },
  { detail: 'nonMember', list: 'nonMembers', edit: 'editNonMember' },
  { detail: 'archivedUser', list: 'archivedUsers', edit: 'editUser' },
] as const;

type PersonPageRoutes = (typeof PERSON_PAGES)[number];

/** Which of the pages of a person stands at a path, whether it shows the person or their form; that of a member where none does. */
export function personPageAt(path: string): PersonPageRoutes {
  const name = matchRoute(path)?.route.name;
  return PERSON_PAGES.find(({ detail, edit }) => name === detail || name === edit) ?? PERSON_PAGES[0];
}

/** The page on which somebody is looked for: where they stand now. */
export const personPageOf = ({ type, archivedAt }: { type: string; archivedAt: string | null | undefined }): PersonPageRoutes =>
  PERSON_PAGES.find(({ detail }) => detail === (archivedAt != null ? 'archivedUser' : type === 'NON_MEMBER' ? 'nonMember' : 'user')) ??
  PERSON_PAGES[0];
