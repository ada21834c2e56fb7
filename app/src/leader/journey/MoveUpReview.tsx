import { Alert, Heading, KeyValueList, Link, Row, Stack, StatusBadge, Switch, Text } from '@atlas/ui';
import { instantText } from '@atlas/domain/audit';
import { pointsText } from '@atlas/domain/journey';
import { routePath } from '@atlas/domain/navigation';
import { formatShortDate } from '@atlas/domain/time';
import { Fragment } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { useOpens } from '../../routing/useOpens.ts';
import { EvidenceText } from './EvidenceText.tsx';
import type { MoveUpReview_moveUp$data, MoveUpReview_moveUp$key } from './__generated__/MoveUpReview_moveUp.graphql.ts';

type ReviewedTask = MoveUpReview_moveUp$data['tasks'][number];

interface MoveUpReviewProps {
  moveUp: MoveUpReview_moveUp$key;
  usesKeys: boolean;
  onUseKeys: (isOn: boolean) => void;
}

const TONES = { APPROVED: 'success', RETURNED: 'warning' } as const;

/** A request with everything that its decision needs: the evidence for each task, and its history. */
export function MoveUpReview({ moveUp: key, usesKeys, onUseKeys }: MoveUpReviewProps) {
  const moveUp = useFragment(
    graphql`
      fragment MoveUpReview_moveUp on MoveUp {
        state
        note
        createdAt
        decidedAt
        whyNotReview
        opensMember
        member {
          databaseId
          slug
        }
        reviewer {
          name
        }
        stage {
          number
          name
        }
        nextStage {
          number
          name
        }
        tasks {
          evidence
          finishedAt
          isReopened
          task {
            id
            title
            points
          }
        }
      }
    `,
    key,
  );
  const [opensPerson, opensProfile] = [useOpens('user'), useOpens('profile')];
  const { state, note, member, stage, nextStage, reviewer, tasks, whyNotReview, decidedAt } = moveUp;
  const isWaiting = state === 'WAITING';
  const personHref =
    opensPerson && moveUp.opensMember
      ? routePath('user', { id: member.databaseId }, { tab: 'journey' })
      : opensProfile
        ? routePath('profile', { slug: member.slug })
        : null;
  return (
    <Stack gap={5}>
      {isWaiting && whyNotReview != null && <Alert tone="info">{whyNotReview}</Alert>}
      {!isWaiting && decidedAt != null && (
        <Alert
          tone={TONES[state as keyof typeof TONES]}
          title={`${reviewer?.name ?? 'A reviewer'} ${state.toLowerCase()} this request on ${instantText(decidedAt)}`}
        >
          {note}
        </Alert>
      )}
      <KeyValueList
        items={[
          { label: 'From', value: `Stage ${stage.number}: ${stage.name}` },
          { label: 'To', value: nextStage ? `Stage ${nextStage.number}: ${nextStage.name}` : 'The end of the journey' },
          { label: 'Asked', value: instantText(moveUp.createdAt) },
        ]}
      />
      {personHref !== null && <Link href={personHref}>Open member</Link>}
      <Stack gap={4}>
        <Heading level={3}>Tasks and evidence</Heading>
        {tasks.map((reviewed) => (
          <TaskEvidence key={reviewed.task.id} {...reviewed} />
        ))}
        {tasks.length === 0 && <Text tone="muted">This stage has no tasks.</Text>}
      </Stack>
      <Stack gap={1}>
        <Switch name="keys" label="Keyboard shortcuts" checked={usesKeys} onChange={onUseKeys} />
        <Text size={14} tone="muted">
          Alt or Option with A approves, R returns, N opens the next request, P the previous one.
        </Text>
      </Stack>
    </Stack>
  );
}

function TaskEvidence({ task, evidence, finishedAt, isReopened }: ReviewedTask) {
  const missing = finishedAt == null && !isReopened ? 'Not finished' : 'No evidence';
  return (
    <Stack gap={1} as="section" aria-label={task.title}>
      <Row gap={2} wrap justify="between">
        <Text weight="strong">{task.title}</Text>
        {isReopened && <StatusBadge tone="warning" text="Reopened" />}
      </Row>
      {(evidence ?? '').trim() === '' ? (
        <span>
          <StatusBadge tone="warning" text={missing} />
        </span>
      ) : (
        (evidence ?? '')
          .split('\n')
          .map((line, index) => <Fragment key={index}>{line.trim() !== '' && <EvidenceText line={line} />}</Fragment>)
      )}
      <Text size={14} tone="muted" numeric>
        {[finishedAt != null && `Finished ${formatShortDate(finishedAt)}`, pointsText(task.points)].filter(Boolean).join(' · ')}
      </Text>
    </Stack>
  );
}
