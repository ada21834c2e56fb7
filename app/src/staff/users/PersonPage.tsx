import { Alert, Avatar, Badge, ButtonLink, Link } from '@atlas/ui';
import { can, type SessionUser } from '@atlas/domain/access';
import { routeNamed, routePath } from '@atlas/domain/navigation';
import { formatShortDate } from '@atlas/domain/time';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { useLocation, useSearch } from 'wouter';
import { ActionButton } from '../../admin/actions/ActionButton.tsx';
import { RecordPage } from '../../admin/RecordPage.tsx';
import { useAuth } from '../../session/authContext.ts';
import { useOpens } from '../../routing/useOpens.ts';
import { ArchivePersonButton } from './ArchivePersonButton.tsx';
import { MembershipBadge } from '../shared/MembershipBadge.tsx';
import { personPageAt, personPageOf } from './personPages.ts';
import { EXPLAINED_ITEMS } from './explainedItems.ts';
import { ChangeEmailButton, PersonEmail } from './PersonEmail.tsx';
import { PERSON_TAB_FLAGS, PERSON_TAB_LABELS, type PersonTabName } from './personTabLabels.ts';
import { useRestoreUser } from './useRestoreUser.ts';
import { useSendPasswordLink } from './useSendPasswordLink.ts';
import type { PersonPage_person$key } from './__generated__/PersonPage_person.graphql.ts';

interface PersonPageProps {
  person: PersonPage_person$key;
  /** Reloads the page after changes that affect more than the person's own record. */
  reload: () => Promise<unknown>;
  /** Rendered next to the content on wide screens. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The tabs that a user may open, in their order. */
const tabsFor = (user: SessionUser | null): PersonTabName[] =>
  (Object.keys(PERSON_TAB_LABELS) as PersonTabName[]).filter((tab) => {
    const page = PERSON_TAB_FLAGS[tab];
    return page === undefined || can(user, { page });
  });

/** The common part of a person's tabs: name, status, and the actions for the account. */
export function PersonPage({ person: key, reload, aside, children }: PersonPageProps) {
  const person = useFragment(
    graphql`
      fragment PersonPage_person on User {
        databaseId
        name
        email
        tribeId
        profileImage
        membershipStatus
        archivedAt
        archivedReason
        whyNotRestored
        account {
          whyNotChangeEmail
          mergedInto {
            databaseId
            name
            type
            archivedAt
          }
        }
        ...PersonEmail_person
      }
    `,
    key,
  );
  const [path] = useLocation();
  const { currentUser } = useAuth();
  const { list, edit } = personPageAt(path);
  const opensForm = useOpens(edit);
  const restore = useRestoreUser();
  const sendLink = useSendPasswordLink();
  const { databaseId: id, name, email, tribeId, archivedAt } = person;
  const isArchived = archivedAt != null;
  const { mergedInto } = person.account;
  const search = useSearch();
  const changes = can(currentUser, { page: 'editUser' });
  const explains = EXPLAINED_ITEMS.some(({ page }) => can(currentUser, { page }));
  return (
    <RecordPage
      title={name}
      back={{ href: routePath(list), label: routeNamed(list).title }}
      lead={<Avatar name={name} picture={person.profileImage} size="l" />}
      status={isArchived ? <Badge>Archived</Badge> : <MembershipBadge status={person.membershipStatus} />}
      meta={`${tribeId} · ${email}`}
      tabs={tabsFor(currentUser).map((tab, index) => ({ label: PERSON_TAB_LABELS[tab], href: index === 0 ? path : `${path}?tab=${tab}` }))}
      aside={aside}
      actions={
        <>
          {opensForm && !isArchived && (
            <ButtonLink href={routePath(edit, { id })} variant="primary">
              Edit
            </ButtonLink>
          )}
          {explains && !search.includes('tab=access') && <ButtonLink href={`${path}?tab=access`}>Why can’t they open this?</ButtonLink>}
          {can(currentUser, { function: 'user_create' }) && !isArchived && (
            <ActionButton action={sendLink(person)}>Send set-password link</ActionButton>
          )}
          {changes && person.account.whyNotChangeEmail == null && <ChangeEmailButton person={person} reload={reload} />}
          {changes && !isArchived && id !== currentUser?.id && <ArchivePersonButton person={person} reload={reload} />}
          {changes && isArchived && person.whyNotRestored == null && <ActionButton action={restore(person, reload)}>Restore</ActionButton>}
        </>
      }
    >
      <PersonEmail person={person} reload={reload} />
      {isArchived && (
        <Alert tone="warning" title={`Archived on ${formatShortDate(archivedAt)}. ${name} cannot log in.`}>
          {person.archivedReason}{' '}
          {mergedInto != null && (
            <Link
              href={routePath(personPageOf({ type: mergedInto.type, archivedAt: mergedInto.archivedAt }).detail, {
                id: mergedInto.databaseId,
              })}
            >
              {mergedInto.name}
            </Link>
          )}
        </Alert>
      )}
      {children}
    </RecordPage>
  );
}
