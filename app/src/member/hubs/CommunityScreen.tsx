import { CourseGrid, EmptyState, ListPage, Vignette } from '@atlas/ui';
import { communityName } from '@atlas/domain/access';
import { countNoun } from '@atlas/domain/lists';
import { routePath } from '@atlas/domain/navigation';
import { DAY_NAMES } from '@atlas/domain/time';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { PageTitle } from '../../routing/PageTitle.tsx';
import { hasScreenFor } from '../../routing/hasScreen.ts';
import { useAuth } from '../../session/authContext.ts';
import { GroupCard, type GroupCardProps } from './GroupCard.tsx';
import type { CommunityScreenQuery, CommunityScreenQuery$data } from './__generated__/CommunityScreenQuery.graphql.ts';

type Viewer = CommunityScreenQuery$data['viewer'];

/**
 * `/community`: the member's groups and the people in them. Its content is a product decision.
 * @spec 1 §2.4
 */
export function CommunityScreen({ queryRef }: { queryRef: PreloadedQuery<CommunityScreenQuery> }) {
  const { viewer } = usePreloadedQuery<CommunityScreenQuery>(
    graphql`
      query CommunityScreenQuery @preloadable {
        viewer {
          myGroup {
            name
            description
            memberCount
            leader {
              name
            }
            coaches {
              name
            }
            members(first: 4) {
              edges {
                node {
                  user {
                    name
                  }
                }
              }
            }
          }
          mySubgroup {
            databaseId
            name
            memberCount
            leader {
              name
            }
            members(first: 4) {
              edges {
                node {
                  user {
                    name
                  }
                }
              }
            }
          }
          myAccountabilityGroup {
            name
            memberCount
            meetingDay
            meetingTime
            leader {
              name
            }
            members(first: 4) {
              edges {
                node {
                  user {
                    name
                  }
                }
              }
            }
          }
          myChallenge {
            challenge {
              name
              days
              today
            }
            group {
              name
              memberCount
              members {
                user {
                  name
                }
              }
            }
          }
        }
      }
    `,
    queryRef,
  );
  const { currentUser } = useAuth();
  const cards = [groupOf(viewer), subgroupOf(viewer), accountabilityOf(viewer), challengeOf(viewer)].filter((card) => card !== null);
  return (
    <>
      <PageTitle title={communityName(currentUser)} />
      <ListPage title={communityName(currentUser)} lede="Your people in Atlas.">
        {cards.length === 0 ? (
          <EmptyState
            vignette={<Vignette of="people" />}
            title="You are not in a group yet"
            text="Your group, subgroup and accountability group appear here once someone adds you to one."
          />
        ) : (
          <CourseGrid>
            {cards.map(({ page, ...card }) => (
              <GroupCard key={card.kind} {...card} href={page && hasScreenFor(currentUser, page.route) ? page.href : undefined} />
            ))}
          </CourseGrid>
        )}
      </ListPage>
    </>
  );
}

/** A card, with the page for details once that page exists. */
type Card = Omit<GroupCardProps, 'href'> & {
  page?: { route: 'viewSubGroup' | 'accountabilityBuddies' | 'challengeBuddies'; href: string };
};

const namesOf = ({ edges }: { readonly edges: readonly { readonly node: { readonly user: { readonly name: string } } }[] }) =>
  edges.map(({ node }) => node.user.name);
const ledBy = (leader: { readonly name: string } | null | undefined): readonly string[] => (leader ? [`Led by ${leader.name}`] : []);

function groupOf({ myGroup: group }: Viewer): Card | null {
  if (!group) return null;
  const coaches = group.coaches.map(({ name }) => name);
  const facts = [...ledBy(group.leader), ...(coaches.length > 0 ? [`Coached by ${coaches.join(', ')}`] : [])];
  const { name, description, memberCount, members } = group;
  return { kind: 'Group', name, text: description, facts, people: namesOf(members), memberCount };
}

function subgroupOf({ mySubgroup: subgroup }: Viewer): Card | null {
  if (!subgroup) return null;
  const { databaseId: id, name, leader, memberCount, members } = subgroup;
  const page = { route: 'viewSubGroup', href: routePath('viewSubGroup', { id }) } as const;
  return { kind: 'Subgroup', name, facts: ledBy(leader), people: namesOf(members), memberCount, page };
}

function accountabilityOf({ myAccountabilityGroup: group }: Viewer): Card | null {
  if (!group) return null;
  const { name, leader, memberCount, members, meetingDay, meetingTime } = group;
  const day = meetingDay == null ? undefined : DAY_NAMES[meetingDay];
  const meets = day === undefined ? [] : [`Meets on ${day}${meetingTime == null ? '' : ` at ${meetingTime}`}`];
  const page = { route: 'accountabilityBuddies', href: routePath('accountabilityBuddies') } as const;
  return { kind: 'Accountability group', name, facts: [...ledBy(leader), ...meets], people: namesOf(members), memberCount, page };
}

function challengeOf({ myChallenge: part }: Viewer): Card | null {
  if (!part) return null;
  const { challenge, group } = part;
  const { today, days } = challenge;
  const people = group?.members.flatMap(({ user }) => user?.name ?? []) ?? [];
  const facts = [today == null ? countNoun(days, { one: 'day', many: 'days' }) : `Day ${today} of ${days}`, ...(group ? [group.name] : [])];
  const page = { route: 'challengeBuddies', href: routePath('challengeBuddies') } as const;
  return { kind: 'Challenge', name: challenge.name, facts, people, memberCount: group?.memberCount ?? 0, page };
}
