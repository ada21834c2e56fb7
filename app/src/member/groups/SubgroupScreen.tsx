import {
  ButtonLink,
  Card,
  EmptyState,
  FiguresSection,
  KeyValueList,
  Link,
  ListPage,
  PersonList,
  Row,
  Stack,
  StatusBadge,
  Text,
  Vignette,
} from '@atlas/ui';
import { can } from '@atlas/domain/access';
import { isMeetingNow, meetingDayText, meetingText } from '@atlas/domain/groups';
import { countNoun } from '@atlas/domain/lists';
import { routePath } from '@atlas/domain/navigation';
import { formatLongDate, formatTime } from '@atlas/domain/time';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { PageTitle } from '../../routing/PageTitle.tsx';
import { useOpens } from '../../routing/useOpens.ts';
import { useAuth } from '../../session/authContext.ts';
import { useNow } from '../../session/useNow.ts';
import { NotFound } from '../../shell/NotFound.tsx';
import type { SubgroupScreenQuery, SubgroupScreenQuery$data } from './__generated__/SubgroupScreenQuery.graphql.ts';

type Subgroup = NonNullable<SubgroupScreenQuery$data['viewer']['subgroup']>;

const MEMBERS = { one: 'member', many: 'members' };

/**
 * A subgroup at `/sub-group/{id}` for its members and those responsible for it: the next meeting,
 * the leader and the people.
 *
 * @spec 1 §2.4
 */
export function SubgroupScreen({ queryRef }: { queryRef: PreloadedQuery<SubgroupScreenQuery> }) {
  const { viewer } = usePreloadedQuery<SubgroupScreenQuery>(
    graphql`
      query SubgroupScreenQuery($id: Int!) @preloadable {
        viewer {
          subgroup(databaseId: $id) {
            databaseId
            name
            memberCount
            meetingDay
            meetingTime
            meetingLink
            nextMeetingAt
            group {
              name
            }
            leader {
              name
              slug
              profileImage
            }
            members(first: 24, sort: { by: name }) {
              totalCount
              edges {
                node {
                  databaseId
                  user {
                    name
                    slug
                    profileImage
                  }
                  stage {
                    number
                    name
                  }
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
  const [opensProfile, opensMembers] = [useOpens('profile'), useOpens('viewSubGroupMembers')];
  const { subgroup } = viewer;
  if (!subgroup) return <NotFound />;
  const { databaseId: id, name, group, leader, members } = subgroup;
  const profileOf = (slug: string) => (opensProfile ? routePath('profile', { slug }) : undefined);
  const hasMore = members.totalCount > members.edges.length;
  return (
    <>
      <PageTitle title={name} />
      <ListPage
        title={name}
        lede={`Part of ${group.name} · ${countNoun(subgroup.memberCount, MEMBERS)}`}
        actions={
          can(currentUser, { page: 'editSubGroup' }) && <ButtonLink href={routePath('editSubGroup', { id })}>Edit subgroup</ButtonLink>
        }
      >
        <NextMeeting subgroup={subgroup} />
        {leader && (
          <FiguresSection title="Leader">
            <Card padding="none">
              <PersonList
                label="Leader"
                people={[{ id: leader.slug, name: leader.name, picture: leader.profileImage, href: profileOf(leader.slug) }]}
              />
            </Card>
          </FiguresSection>
        )}
        <FiguresSection
          title="Members"
          more={opensMembers && members.totalCount > 0 && <Link href={routePath('viewSubGroupMembers', { subGroupId: id })}>See all</Link>}
        >
          {members.edges.length === 0 ? (
            <EmptyState vignette={<Vignette of="people" />} title="No members yet" text="Members appear here once staff add them." />
          ) : (
            <Card padding="none">
              <PersonList
                label="Members"
                people={members.edges.map(({ node: { databaseId, user, stage } }) => ({
                  id: String(databaseId),
                  name: user.name,
                  picture: user.profileImage,
                  href: profileOf(user.slug),
                  note: stage ? `Stage ${stage.number}: ${stage.name}` : undefined,
                }))}
              />
            </Card>
          )}
          {hasMore && (
            <Text size={14} tone="muted" numeric>
              and {countNoun(members.totalCount - members.edges.length, { one: 'more member', many: 'more members' })}
            </Text>
          )}
        </FiguresSection>
      </ListPage>
    </>
  );
}

/** The next weekly meeting, or that there is none. */
function NextMeeting({ subgroup }: { subgroup: Subgroup }) {
  const { meetingDay, meetingTime, meetingLink, nextMeetingAt } = subgroup;
  const now = useNow();
  if (nextMeetingAt == null)
    return (
      <FiguresSection title="Next meeting">
        <Text tone="muted">This subgroup has no weekly meeting yet.</Text>
      </FiguresSection>
    );
  const start = new Date(nextMeetingAt);
  const runs = isMeetingNow(start, now);
  return (
    <FiguresSection title="Next meeting">
      <Card>
        <Stack gap={4}>
          <KeyValueList
            items={[
              {
                label: runs ? 'Now' : 'When',
                value: (
                  <>
                    {formatLongDate(start)}, {formatTime(start)}{' '}
                    <StatusBadge tone={runs ? 'success' : 'info'} text={runs ? 'Has begun' : meetingDayText(start, now)} />
                  </>
                ),
              },
              {
                label: 'Every week',
                value: `${meetingText({ meetingDay: meetingDay ?? null, meetingTime: meetingTime ?? null }) ?? ''}, Manila time`,
              },
            ]}
          />
          {meetingLink != null && (
            <Row>
              <ButtonLink href={meetingLink} variant={runs ? 'primary' : 'secondary'} newTab>
                Join the meeting
              </ButtonLink>
            </Row>
          )}
        </Stack>
      </Card>
    </FiguresSection>
  );
}
