import { useState } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../primitives/Button.tsx';
import { Icon } from '../../primitives/Icon.tsx';
import { ProgressBar } from '../../primitives/ProgressBar.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.tsx';
import { JobFailures } from './JobFailures.tsx';
import type { JobFailure } from './JobFailures.tsx';
import { toneIcon } from './toneIcon.ts';

/** The state of a long job. Figures are formatted ("340 of 1,200 rows"). */
export type JobState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'running'; readonly counts: string; /** Unknown while the total is unknown. */ readonly percent: number | null }
  | {
      readonly kind: 'finished' | 'stopped' | 'failed';
      /** The result: "1,188 users were imported". */
      readonly result: string;
      readonly failures?: readonly JobFailure[] | undefined;
    };

export interface JobProgressProps {
  /** The job: "Importing users". */
  title: string;
  job: JobState;
  /** Only where cancelling is safe. */
  onCancel?: (() => void) | undefined;
  /** Cancellation was requested and takes effect after the current batch. */
  cancelling?: boolean | undefined;
  cancelText?: string | undefined;
  cancellingText?: string | undefined;
  waitingText?: string | undefined;
  /** Above the failures: "12 rows were not imported". */
  failuresTitle?: string | undefined;
  /** Follows the listed failures: "and 37 more". */
  moreFailures?: string | undefined;
  /** Actions on the result: download the failures, see the list. */
  actions?: ReactNode;
}

/** A job that outlives a page: an import, an export, a bulk change. Shows its progress, a cancel button and its result. */
export function JobProgress({
  title,
  job,
  onCancel,
  cancelling = false,
  cancelText = 'Cancel',
  cancellingText = 'Stopping',
  waitingText = 'Waiting for its turn',
  failuresTitle,
  moreFailures,
  actions,
}: JobProgressProps) {
  const active = job.kind === 'waiting' || job.kind === 'running';
  const line = job.kind === 'waiting' ? waitingText : job.kind === 'running' ? job.counts : job.result;
  const tone = toneOf(job);
  return (
    <Root role="group" aria-label={title}>
      <Header>
        <Summary>
          <Title>{title}</Title>
          <Status>
            {tone && <Icon icon={toneIcon[tone]} size="s" tone={tone === 'neutral' ? 'muted' : tone} />}
            {line}
          </Status>
        </Summary>
        {active && onCancel && (
          <Button variant="quiet" loading={cancelling} loadingText={cancellingText} onClick={onCancel}>
            {cancelText}
          </Button>
        )}
      </Header>
      {job.kind === 'running' && job.percent !== null && <ProgressBar label={title} percent={job.percent} valueText={job.counts} />}
      {!active && job.failures && job.failures.length > 0 && (
        <JobFailures title={failuresTitle} failures={job.failures} more={moreFailures} />
      )}
      {!active && actions !== undefined && <Actions>{actions}</Actions>}
      <Announcement job={job} text={`${title}: ${line}`} />
    </Root>
  );
}

/** Announces every quarter and the end, not every row. */
function Announcement({ job, text }: { job: JobState; text: string }) {
  const part = job.kind === 'running' ? `running ${Math.floor((job.percent ?? 0) / 25)}` : job.kind;
  const [said, setSaid] = useState({ part, text: '' });
  if (said.part !== part) setSaid({ part, text });
  return <VisuallyHidden role="status">{said.text}</VisuallyHidden>;
}

function toneOf(job: JobState) {
  if (job.kind === 'failed') return 'danger';
  if (job.kind === 'stopped') return 'neutral';
  if (job.kind === 'finished') return job.failures && job.failures.length > 0 ? 'warning' : 'success';
  return null;
}

const Root = styled.div`
  display: grid;
  gap: var(--space-3);
`;

const Header = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
`;

const Summary = styled.div`
  display: grid;
  gap: 2px;
  min-width: 0;
`;

const Title = styled.p`
  font-weight: var(--weight-label);
`;

const Status = styled.p`
  display: flex;
  align-items: start;
  gap: 6px;
  > svg {
    margin-top: 3px;
  }
  color: var(--ink-muted);
  font-size: var(--text-14);
  font-variant-numeric: tabular-nums;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;
