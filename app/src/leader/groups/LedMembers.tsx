import { ButtonLink, PersonList } from '@atlas/ui';
import { routePath } from '@atlas/domain/navigation';
import { formatShortDate } from '@atlas/domain/time';
import { graphql, useFragment } from 'react-relay/hooks';
import { useOpens } from '../../routing/useOpens.ts';
import { NeedBadges } from '../../shared/groups/NeedBadges.tsx';
import type { LedMembers_members$data, LedMembers_members$key } from './__generated__/LedMembers_members.graphql.ts';

type Member = LedMembers_members$data[number];

/** The members of a led group, each with their needs and a way to call them. */
export function LedMembers({ members: key }: { members: LedMembers_members$key }) {
  const members = useFragment(
    graphql`
      fragment LedMembers_members on GroupMember @relay(plural: true) {
        databaseId
        mobileNumber
        lastSeenAt
        user {
          name
          slug
          profileImage
        }
        subgroup {
          name
        }
        stage {
          number
        }
        needs {
          kind
        }
        ...NeedBadges_member
      }
    `,
    key,
  );
  const [opensPerson, opensProfile] = [useOpens('user'), useOpens('profile')];
  const hrefOf = ({ databaseId, user }: Member): string | undefined => {
    if (opensPerson) return routePath('user', { id: databaseId });
    return opensProfile ? routePath('profile', { slug: user.slug }) : undefined;
  };
  return (
    <PersonList
      label="Members"
      people={members.map((member) => ({
        id: String(member.databaseId),
        name: member.user.name,
        picture: member.user.profileImage,
        href: hrefOf(member),
        note: noteOf(member),
        badges: member.needs.length > 0 ? <NeedBadges member={member} /> : undefined,
        action:
          member.mobileNumber == null ? undefined : (
            <ButtonLink href={`tel:${member.mobileNumber}`} size="dense" label={`Call ${member.user.name}`}>
              Call
            </ButtonLink>
          ),
      }))}
    />
  );
}

const noteOf = ({ stage, subgroup, lastSeenAt, needs }: Member): string =>
  [
    stage ? `Stage ${stage.number}` : 'No stage yet',
    ...(subgroup ? [subgroup.name] : []),
    // The badge of a quiet member states it.
    ...(needs.some(({ kind }) => kind === 'QUIET7')
      ? []
      : [lastSeenAt == null ? 'not seen yet' : `last seen ${formatShortDate(lastSeenAt)}`]),
  ].join(' · ');
