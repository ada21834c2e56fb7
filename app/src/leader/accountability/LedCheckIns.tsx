import {
  Avatar,
  Badge,
  Button,
  ButtonLink,
  type DataColumn,
  DataTable,
  EmptyState,
  FiguresSection,
  Row,
  RowTitle,
  Stack,
  StatusBadge,
  Text,
  Vignette,
} from '@atlas/ui';
import { CHECK_IN_STANDINGS } from '@atlas/domain/groups';
import { mayDoInBulk } from '@atlas/domain/jobs';
import { countNoun, enumWord } from '@atlas/domain/lists';
import { routePath } from '@atlas/domain/navigation';
import { formatShortDate } from '@atlas/domain/time';
import { Suspense, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { useAction } from '../../admin/actions/useAction.tsx';
import { BulkJobCard } from '../../admin/bulk/BulkJobs.tsx';
import { selectionOfOne } from '../../admin/bulk/bulkSelection.ts';
import { LazyBulkDialog } from '../../admin/bulk/LazyBulkDialog.ts';
import { RowActions } from '../../admin/lists/RowActions.tsx';
import { useSubmit } from '../../relay/useSubmit.ts';
import { useOpens } from '../../routing/useOpens.ts';
import { useAuth } from '../../session/authContext.ts';
import { AnswerBadge } from '../../shared/accountability/AnswerBadge.tsx';
import { ReplyDialog } from './ReplyDialog.tsx';
import type { BulkJobCard_job$key } from '../../admin/bulk/__generated__/BulkJobCard_job.graphql.ts';
import type { LedCheckIns_group$data, LedCheckIns_group$key } from './__generated__/LedCheckIns_group.graphql.ts';
import type { LedCheckInsCalledMutation } from './__generated__/LedCheckInsCalledMutation.graphql.ts';

type Member = LedCheckIns_group$data['grid'][number];

const STANDINGS = CHECK_IN_STANDINGS.map(({ value }) => value);
const TONES = { help: 'danger', silent: 'warning', called: 'info', fine: 'success' } as const;
const WEEKS = { one: 'week', many: 'weeks' };

interface LedCheckInsProps {
  group: LedCheckIns_group$key;
  /** Reloads the group. */
  reload: () => Promise<unknown>;
}

/**
 * The members of a led group, those who need their team lead first: how they stand, their last
 * check-in with the answer to it, and what can be done. Staff of groups also move members.
 */
export function LedCheckIns({ group: key, reload }: LedCheckInsProps) {
  const { grid } = useFragment(
    graphql`
      fragment LedCheckIns_group on AccountabilityGroup {
        grid {
          databaseId
          mobileNumber
          standing
          missedWeeks
          isCalledThisWeek
          user {
            name
            slug
            profileImage
          }
          checkIns {
            week
            answer
            next
            needsHelp
            reply
            repliedBy {
              name
            }
            ...ReplyDialog_checkIn
          }
        }
      }
    `,
    key,
  );
  const { currentUser } = useAuth();
  const [opensPerson, opensProfile] = [useOpens('user'), useOpens('profile')];
  const [answering, setAnswering] = useState<number | null>(null);
  const [moving, setMoving] = useState<{ operation: 'move-to-accountability-group' | 'leave-accountability-group'; id: number } | null>(
    null,
  );
  const [job, setJob] = useState<BulkJobCard_job$key | null>(null);
  const { act, dialog } = useAction();
  const setCalled = useSubmit<LedCheckInsCalledMutation>(graphql`
    mutation LedCheckInsCalledMutation($userId: Int!, $called: Boolean!) {
      setCalled(userId: $userId, called: $called) {
        standing
        isCalledThisWeek
      }
    }
  `);
  const actor = { access: currentUser, isImpersonating: currentUser?.isImpersonating === true };
  const moves = mayDoInBulk(actor, 'move-to-accountability-group');
  const hrefOf = ({ databaseId, user }: Member): string | undefined => {
    if (opensPerson) return routePath('user', { id: databaseId });
    return opensProfile ? routePath('profile', { slug: user.slug }) : undefined;
  };
  const mark = ({ databaseId: userId, user }: Member, called: boolean) =>
    act({
      run: async () => {
        await setCalled({ userId, called });
        // The order may change. The mark itself is there, and may be taken back without waiting.
        void reload().catch(() => undefined);
      },
      success: called ? `${user.name} is marked as called this week.` : `The mark of ${user.name} is taken back.`,
    });
  const closeMove = (isApplied: boolean, applied?: BulkJobCard_job$key) => {
    setMoving(null);
    if (!isApplied) return;
    setJob(applied ?? null);
    void reload().catch(() => undefined);
  };
  const columns: readonly DataColumn<Member>[] = [
    {
      id: 'member',
      header: 'Member',
      width: 'wide',
      cell: (member) => (
        <Stack gap={1}>
          <RowTitle href={hrefOf(member)} lead={<Avatar name={member.user.name} picture={member.user.profileImage} size="s" />}>
            {member.user.name}
          </RowTitle>
          <Row>
            <Standing member={member} />
          </Row>
        </Stack>
      ),
    },
    {
      id: 'last',
      header: 'Last check-in',
      // Below the name, at its full width.
      card: 'badge',
      cell: (member) => (
        <Stack gap={3}>
          <LastCheckIn member={member} />
          {/* No one looks after themselves. */}
          {member.databaseId !== currentUser?.id && (
            <Row gap={2} wrap>
              {lastOf(member) && (
                <Button
                  size="dense"
                  aria-label={`${answerText(member)}: ${member.user.name}`}
                  onClick={() => setAnswering(member.databaseId)}
                >
                  {answerText(member)}
                </Button>
              )}
              <Called member={member} onMark={(called) => mark(member, called)} />
              {member.mobileNumber != null && (
                <ButtonLink href={`tel:${member.mobileNumber}`} size="dense" label={`Call ${member.user.name}`}>
                  Call
                </ButtonLink>
              )}
            </Row>
          )}
        </Stack>
      ),
    },
  ];
  const open = grid.find(({ databaseId }) => databaseId === answering);
  const last = open && lastOf(open);
  return (
    <FiguresSection title="Members">
      {job && <BulkJobCard job={job} reload={reload} />}
      <DataTable
        label="Members"
        columns={columns}
        rows={grid}
        rowKey={({ databaseId }) => databaseId}
        {...(moves && {
          rowActions: ({ databaseId: id, user }: Member) => (
            <RowActions
              name={user.name}
              act={act}
              actions={[
                { label: 'Move to another group', opens: () => setMoving({ operation: 'move-to-accountability-group', id }) },
                { label: 'Take out of the group', tone: 'danger', opens: () => setMoving({ operation: 'leave-accountability-group', id }) },
              ]}
            />
          ),
        })}
        empty={
          <EmptyState
            vignette={<Vignette of="people" />}
            title="No members yet"
            text="Members appear here once they are placed in this group."
          />
        }
      />
      {dialog}
      {open && last && <ReplyDialog name={open.user.name} checkIn={last} reload={reload} onClose={() => setAnswering(null)} />}
      <Suspense>
        {moving && <LazyBulkDialog operation={moving.operation} selection={selectionOfOne('members', moving.id)} onClose={closeMove} />}
      </Suspense>
    </FiguresSection>
  );
}

const lastOf = ({ checkIns }: Member) => checkIns?.at(-1) ?? null;

const answerText = (member: Member): string => (lastOf(member)?.reply == null ? 'Answer' : 'Edit answer');

function Standing({ member }: { member: Member }) {
  const standing = enumWord(STANDINGS, member.standing ?? '');
  if (standing === null) return null;
  const label = CHECK_IN_STANDINGS.find(({ value }) => value === standing)?.label ?? '';
  const missed = member.missedWeeks ?? 0;
  const since = standing === 'silent' ? `${label} for ${countNoun(missed, WEEKS)}` : label;
  return <StatusBadge tone={TONES[standing]} text={since} />;
}

function LastCheckIn({ member }: { member: Member }) {
  const last = lastOf(member);
  if (!last) return <Text tone="muted">None in eight weeks</Text>;
  return (
    <Stack gap={1} align="start">
      <Row gap={2} wrap>
        <AnswerBadge answer={last.answer} />
        {last.needsHelp && <Badge tone="danger">Needs help</Badge>}
        <Text as="span" size={12} tone="muted" numeric>
          Week of {formatShortDate(last.week)}
        </Text>
      </Row>
      {last.next !== '' && <Text size={14}>{last.next}</Text>}
      {last.reply != null && (
        <Text size={14} tone="muted">
          {last.repliedBy?.name ?? 'Answer'}: {last.reply}
        </Text>
      )}
    </Stack>
  );
}

/** Marks a call of this week, or takes the mark back. */
function Called({ member, onMark }: { member: Member; onMark: (called: boolean) => void }) {
  const { user, isCalledThisWeek } = member;
  if (isCalledThisWeek == null) return null;
  return isCalledThisWeek ? (
    <Button size="dense" variant="quiet" aria-label={`Take back: the call to ${user.name}`} onClick={() => onMark(false)}>
      Take back
    </Button>
  ) : (
    <Button size="dense" aria-label={`Mark as called: ${user.name}`} onClick={() => onMark(true)}>
      Mark as called
    </Button>
  );
}
