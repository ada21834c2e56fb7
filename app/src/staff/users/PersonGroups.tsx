import { Card, Heading, KeyValueList, Link, Stack } from '@atlas/ui';
import { routePath } from '@atlas/domain/navigation';
import { formatShortDate } from '@atlas/domain/time';
import { Fragment, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { useOpens } from '../../routing/useOpens.ts';
import { PersonLink } from './PersonLink.tsx';
import type { PersonGroups_person$key } from './__generated__/PersonGroups_person.graphql.ts';

interface Named {
  readonly databaseId: number;
  readonly name: string;
}

const since = (at: string | null | undefined): string => (at == null ? '' : ` since ${formatShortDate(at)}`);

/** Items in one line, with a comma between them; null for none. */
const listed = (items: readonly ReactNode[]): ReactNode =>
  items.length === 0
    ? null
    : items.map((item, index) => (
        <Fragment key={index}>
          {index > 0 && ', '}
          {item}
        </Fragment>
      ));

/** The groups that a person is in, leads or coaches, with the people who look after them. */
export function PersonGroups({ person: key }: { person: PersonGroups_person$key }) {
  const { community } = useFragment(
    graphql`
      fragment PersonGroups_person on User {
        community {
          group {
            databaseId
            name
            leader {
              ...PersonLink_person
            }
          }
          joinedGroupAt
          subgroup {
            name
            leader {
              ...PersonLink_person
            }
          }
          accountabilityGroup {
            name
            leader {
              ...PersonLink_person
            }
            assistant {
              ...PersonLink_person
            }
          }
          joinedAccountabilityGroupAt
          successManager {
            ...PersonLink_person
          }
          ledGroups {
            databaseId
            name
          }
          coachedGroups {
            databaseId
            name
          }
          ledSubgroups {
            name
            group {
              name
            }
          }
          ledAccountabilityGroups {
            name
          }
        }
      }
    `,
    key,
  );
  const opensGroup = useOpens('group');
  const groupLink = ({ databaseId, name }: Named): ReactNode =>
    opensGroup ? <Link href={routePath('group', { id: databaseId })}>{name}</Link> : name;
  const { group, subgroup, accountabilityGroup, successManager } = community;
  const { leader: teamLead, assistant } = accountabilityGroup ?? {};
  return (
    <>
      <Card as="section" aria-labelledby="in-groups" padding="roomy">
        <Stack gap={4}>
          <Heading level={2} size="subheading" id="in-groups">
            In groups
          </Heading>
          <KeyValueList
            layout="grid"
            emptyText="None"
            items={[
              {
                label: 'Group',
                value:
                  group &&
                  listed([
                    <Fragment key="group">
                      {groupLink(group)}
                      {since(community.joinedGroupAt)}
                    </Fragment>,
                  ]),
              },
              { label: 'Group leader', value: group?.leader && <PersonLink person={group.leader} /> },
              { label: 'Subgroup', value: subgroup?.name },
              { label: 'Subgroup leader', value: subgroup?.leader && <PersonLink person={subgroup.leader} /> },
              {
                label: 'Accountability group',
                value: accountabilityGroup && `${accountabilityGroup.name}${since(community.joinedAccountabilityGroupAt)}`,
              },
              { label: 'Team lead', value: teamLead && <PersonLink person={teamLead} /> },
              { label: 'Assistant team lead', value: assistant && <PersonLink person={assistant} /> },
              { label: 'Success manager', value: successManager && <PersonLink person={successManager} /> },
            ]}
          />
        </Stack>
      </Card>
      <Card as="section" aria-labelledby="leads-groups" padding="roomy">
        <Stack gap={4}>
          <Heading level={2} size="subheading" id="leads-groups">
            Leads and coaches
          </Heading>
          <KeyValueList
            layout="grid"
            emptyText="None"
            items={[
              { label: 'Leads the groups', value: listed(community.ledGroups.map(groupLink)) },
              { label: 'Coaches the groups', value: listed(community.coachedGroups.map(groupLink)) },
              { label: 'Leads the subgroups', value: listed(community.ledSubgroups.map(({ name, group: of }) => `${of.name}: ${name}`)) },
              { label: 'Leads the accountability groups', value: listed(community.ledAccountabilityGroups.map(({ name }) => name)) },
            ]}
          />
        </Stack>
      </Card>
    </>
  );
}
