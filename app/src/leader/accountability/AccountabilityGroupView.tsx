import { Alert, Badge, Button, ButtonLink, Select, Stack, Stat, StatGroup } from '@atlas/ui';
import { meetingText } from '@atlas/domain/groups';
import { countText } from '@atlas/domain/lists';
import { routePath } from '@atlas/domain/navigation';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { useLocation } from 'wouter';
import { ArchivedStatus } from '../../admin/ArchivedStatus.tsx';
import { RecordPage } from '../../admin/RecordPage.tsx';
import { AccountabilityGroupDialog } from './AccountabilityGroupDialog.tsx';
import { CheckInGrid } from './CheckInGrid.tsx';
import { ContactDialog } from './ContactDialog.tsx';
import { LedCheckIns } from './LedCheckIns.tsx';
import type { AccountabilityGroupView_group$key } from './__generated__/AccountabilityGroupView_group.graphql.ts';
import type { AccountabilityGroupView_viewer$key } from './__generated__/AccountabilityGroupView_viewer.graphql.ts';

interface AccountabilityGroupViewProps {
  group: AccountabilityGroupView_group$key;
  viewer: AccountabilityGroupView_viewer$key;
  /** True for users who manage all groups. */
  manages: boolean;
  /** Reloads the page. */
  reload: () => Promise<unknown>;
}

/**
 * One accountability group for those who lead it, and for staff: this week in figures, the members
 * with their last check-ins, and the grid of eight weeks.
 */
export function AccountabilityGroupView({ group: key, viewer: viewerKey, manages, reload }: AccountabilityGroupViewProps) {
  const group = useFragment(
    graphql`
      fragment AccountabilityGroupView_group on AccountabilityGroup {
        databaseId
        name
        archivedAt
        memberCount
        capacity
        isOverFull
        checkedInCount
        needHelpCount
        meetingDay
        meetingTime
        chatLink
        leader {
          name
        }
        assistant {
          name
        }
        ...AccountabilityGroupDialog_group
        ...ContactDialog_group
        ...LedCheckIns_group
        ...CheckInGrid_group
      }
    `,
    key,
  );
  const { ledAccountabilityGroups } = useFragment(
    graphql`
      fragment AccountabilityGroupView_viewer on Viewer {
        ledAccountabilityGroups {
          databaseId
          name
        }
      }
    `,
    viewerKey,
  );
  const [, navigate] = useLocation();
  const [isEditing, setEditing] = useState(false);
  const { databaseId: id, name, archivedAt, memberCount, capacity, checkedInCount, needHelpCount, leader, assistant, chatLink } = group;
  const isLedHere = ledAccountabilityGroups.some(({ databaseId }) => databaseId === id);
  const meeting = meetingText({ meetingDay: group.meetingDay ?? null, meetingTime: group.meetingTime ?? null });
  const close = () => setEditing(false);
  return (
    <RecordPage
      title={name}
      back={
        manages ? { href: routePath('accountabilityGroups'), label: 'Accountability groups' } : { href: routePath('home'), label: 'Home' }
      }
      status={
        <>
          <ArchivedStatus archivedAt={archivedAt} />
          {group.isOverFull && <Badge tone="warning">Over-full</Badge>}
        </>
      }
      meta={[
        leadText(leader, assistant),
        `${memberCount} of ${capacity} members`,
        meeting ? `${meeting}, Manila time` : 'No weekly meeting',
      ].join(' · ')}
      actions={
        <>
          {chatLink != null && (
            <ButtonLink href={chatLink} newTab>
              Open the chat
            </ButtonLink>
          )}
          {archivedAt == null && <Button onClick={() => setEditing(true)}>{manages ? 'Edit group' : 'Edit meeting and chat'}</Button>}
        </>
      }
    >
      <Stack gap={6}>
        {ledAccountabilityGroups.length > 1 && isLedHere && (
          <Select
            name="id"
            label="Group"
            value={String(id)}
            onChange={(value) => navigate(routePath('accountabilityGroups', { id: value }))}
            options={ledAccountabilityGroups.map(({ databaseId, name: label }) => ({ value: String(databaseId), label }))}
          />
        )}
        {manages && leader == null && archivedAt == null && (
          <Alert tone="warning" title="This group has no team lead">
            No one answers its check-ins. Choose a team lead under Edit group.
          </Alert>
        )}
        <StatGroup label="This week">
          <Stat size="small" label="Checked in this week" value={`${checkedInCount} of ${memberCount}`} />
          <Stat size="small" label="Asking for help" value={countText(needHelpCount)} />
        </StatGroup>
        <LedCheckIns group={group} reload={reload} />
        <CheckInGrid group={group} />
      </Stack>
      {isEditing &&
        (manages ? (
          <AccountabilityGroupDialog group={group} onClose={close} reload={reload} />
        ) : (
          <ContactDialog group={group} onClose={close} reload={reload} />
        ))}
    </RecordPage>
  );
}

type Named = { readonly name: string } | null | undefined;

const leadText = (leader: Named, assistant: Named): string =>
  [leader ? `Led by ${leader.name}` : 'No team lead', ...(assistant ? [`assisted by ${assistant.name}`] : [])].join(', ');
