import { Alert, ButtonLink, EmptyState, FiguresSection, Link, ListPage, ReadColumn, Stack, Text, Vignette } from '@atlas/ui';
import { HOW_CHECK_INS_WORK } from '@atlas/domain/groups';
import { countNoun } from '@atlas/domain/lists';
import { routePath } from '@atlas/domain/navigation';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { useReload } from '../../relay/useReload.ts';
import { PageTitle } from '../../routing/PageTitle.tsx';
import { useRouteTitle } from '../../routing/routerContext.ts';
import { useOpens } from '../../routing/useOpens.ts';
import { Buddies } from './Buddies.tsx';
import { ChoicesSection } from './ChoicesSection.tsx';
import { GroupMeeting } from './GroupMeeting.tsx';
import { LedAccountability } from './LedAccountability.tsx';
import { MyCheckIns } from './MyCheckIns.tsx';
import { ThisWeek } from './ThisWeek.tsx';
import type {
  AccountabilityBuddiesScreenQuery,
  AccountabilityBuddiesScreenQuery$data,
} from './__generated__/AccountabilityBuddiesScreenQuery.graphql.ts';

type Group = NonNullable<AccountabilityBuddiesScreenQuery$data['viewer']['myAccountabilityGroup']>;

const QUERY = graphql`
  query AccountabilityBuddiesScreenQuery @preloadable {
    viewer {
      ...ThisWeek_viewer
      ...MyCheckIns_viewer
      ...ChoicesSection_viewer
      ...LedAccountability_viewer
      ledAccountabilityGroups {
        __typename
      }
      mySelectionRound {
        state
      }
      myAccountabilityGroup {
        name
        memberCount
        leader {
          name
        }
        ...GroupMeeting_group
        ...Buddies_group
      }
    }
  }
`;

const MEMBERS = { one: 'member', many: 'members' };

/**
 * `/accountability-buddies`: the check-in of this week, the buddies of the viewer's group, and the
 * groups that they lead.
 *
 * @spec 1 §2.4
 */
export function AccountabilityBuddiesScreen({ queryRef }: { queryRef: PreloadedQuery<AccountabilityBuddiesScreenQuery> }) {
  const { viewer } = usePreloadedQuery<AccountabilityBuddiesScreenQuery>(QUERY, queryRef);
  const reload = useReload<AccountabilityBuddiesScreenQuery>(QUERY, {});
  const routeTitle = useRouteTitle();
  const { myAccountabilityGroup: group, ledAccountabilityGroups, mySelectionRound } = viewer;
  const title = group?.name ?? routeTitle;
  const leads = ledAccountabilityGroups.length > 0;
  const choosesLead = mySelectionRound?.state === 'OPEN';
  return (
    <>
      <PageTitle title={title} />
      <ReadColumn>
        <ListPage title={title} lede={group ? ledeOf(group) : undefined}>
          <Stack gap={8}>
            {group && (
              <>
                {choosesLead && <RoundIsOpen />}
                <ThisWeek viewer={viewer} reload={reload} />
                <GroupMeeting group={group} />
                <Buddies group={group} />
                <MyCheckIns viewer={viewer} />
              </>
            )}
            {!group && !leads && <NoGroup choosesLead={choosesLead} />}
            {leads && <LedAccountability viewer={viewer} />}
            {(group || !leads) && <ChoicesSection viewer={viewer} reload={reload} />}
            {group && (
              <FiguresSection title="How check-ins work">
                <Text tone="muted">{HOW_CHECK_INS_WORK}</Text>
              </FiguresSection>
            )}
          </Stack>
        </ListPage>
      </ReadColumn>
    </>
  );
}

const ledeOf = ({ leader, memberCount }: Group): string =>
  [countNoun(memberCount, MEMBERS), ...(leader ? [`led by ${leader.name}`] : ['no team lead yet'])].join(' · ');

/** A link to the round of choosing a team lead, for people in a group. */
function RoundIsOpen() {
  const opensRound = useOpens('teamLeadSelection');
  return (
    opensRound && (
      <Alert tone="info" title="You can choose your team lead now">
        <Link href={routePath('teamLeadSelection')}>Choose a team lead</Link>
      </Alert>
    )
  );
}

function NoGroup({ choosesLead }: { choosesLead: boolean }) {
  const opensRound = useOpens('teamLeadSelection');
  return (
    <EmptyState
      vignette={<Vignette of="people" />}
      title="You are not in an accountability group yet"
      text={`A few members in your stage who keep each other going. ${HOW_CHECK_INS_WORK} Say below when you can meet, so that we find a group that suits you.`}
      action={
        choosesLead &&
        opensRound && (
          <ButtonLink variant="primary" href={routePath('teamLeadSelection')}>
            Choose a team lead
          </ButtonLink>
        )
      }
    />
  );
}
