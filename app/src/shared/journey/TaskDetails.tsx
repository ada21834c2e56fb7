import { Alert, Button, ButtonLink, RichText, Row, Stack, StatusBadge, Text } from '@atlas/ui';
import { Suspense, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { hasDestination } from '../../routing/hasDestination.ts';
import { lazyPart } from '../../routing/lazyPart.ts';
import { useAuth } from '../../session/authContext.ts';
import type { EvidenceError } from './evidenceStore.ts';
import type { TaskDetails_task$key } from './__generated__/TaskDetails_task.graphql.ts';

// Loads with the first press.
const EvidenceField = lazyPart('EvidenceField', async () => (await import('./EvidenceField.tsx')).EvidenceField);

interface TaskDetailsProps {
  task: TaskDetails_task$key;
  compact: boolean;
  /** Finished a moment ago: only its instructions. */
  ticked: boolean;
  /** The evidence typed so far; undefined while the field is closed. */
  evidence: string | undefined;
  error: EvidenceError | null;
  onEvidence: (evidence: string, problem: string | null) => void;
  onFinish: () => void;
}

/** A task's instructions, its link, and the field for evidence. */
export function TaskDetails({ task: key, compact, ticked, evidence, error, onEvidence, onFinish }: TaskDetailsProps) {
  const task = useFragment(
    graphql`
      fragment TaskDetails_task on Task {
        databaseId
        title
        descriptionTree
        actionLabel
        actionTarget
        reopenedEvidence
      }
    `,
    key,
  );
  const { currentUser } = useAuth();
  const [wantsToSay, setWantsToSay] = useState(false);
  const say = () => {
    setWantsToSay(true);
    onEvidence(task.reopenedEvidence ?? '', null);
  };
  const { actionTarget: target } = task;
  const action = target != null && hasDestination(currentUser, target) && (
    <ButtonLink href={target} newTab={!target.startsWith('/')} size={compact ? 'dense' : 'regular'}>
      {task.actionLabel}
    </ButtonLink>
  );
  const reopened = task.reopenedEvidence != null && (
    <Stack gap={1}>
      <span>
        <StatusBadge tone="warning" text="Do this again" />
      </span>
      {task.reopenedEvidence !== '' && (
        <Text size={14} tone="muted">
          {`You wrote: ${task.reopenedEvidence}`}
        </Text>
      )}
    </Stack>
  );
  if (ticked) return compact ? null : <RichText text={task.descriptionTree} level={3} />;
  if (compact)
    return (
      <>
        {action}
        {evidence !== undefined && evidence.trim() !== '' && (
          <Text size={14} tone="muted">
            Your evidence from My Stage is sent along.
          </Text>
        )}
        {error && <Alert tone="danger">{`${error.text}. Change it on My Stage.`}</Alert>}
      </>
    );
  return (
    <>
      {reopened}
      <RichText text={task.descriptionTree} level={3} />
      {evidence === undefined ? (
        <Row wrap gap={2}>
          {action}
          <Button variant="secondary" aria-label={`Add evidence: ${task.title}`} onClick={say}>
            Add evidence
          </Button>
        </Row>
      ) : (
        <>
          {action}
          <Suspense>
            <EvidenceField
              taskId={task.databaseId}
              evidence={evidence}
              error={error}
              onEvidence={onEvidence}
              submitText="Mark as done"
              onSubmit={onFinish}
              hint="A sentence or a link for the person who reviews your stage. You can leave it out."
              takesFocus={wantsToSay}
            />
          </Suspense>
        </>
      )}
    </>
  );
}
