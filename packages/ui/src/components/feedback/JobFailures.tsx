import { useId } from 'react';
import { styled } from 'styled-components';

export interface JobFailure {
  readonly key: string;
  /** The failed item: "Row 14, maricel@example.com". */
  readonly where: string;
  /** The reason, and what would help. */
  readonly reason: string;
}

interface JobFailuresProps {
  failures: readonly JobFailure[];
  title?: string | undefined;
  more?: string | undefined;
}

/**
 * The items that a job could not process, each with its reason, so that they can be fixed and
 * retried. Inside JobProgress.
 */
export function JobFailures({ failures, title = 'What did not work', more }: JobFailuresProps) {
  const titleId = useId();
  return (
    <Root>
      <Title id={titleId}>{title}</Title>
      <ul aria-labelledby={titleId}>
        {failures.map(({ key, where, reason }) => (
          <Item key={key}>
            <strong>{where}</strong>
            <span>{reason}</span>
          </Item>
        ))}
      </ul>
      {more !== undefined && <More>{more}</More>}
    </Root>
  );
}

const Root = styled.div`
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-media);
  background: var(--surface-sunken);
  font-size: var(--text-14);
`;

const Title = styled.p`
  font-weight: var(--weight-strong);
`;

const Item = styled.li`
  display: grid;
  padding-block: var(--space-2);
  & + & {
    border-top: var(--border) solid var(--line);
  }
  strong {
    font-weight: var(--weight-label);
    font-variant-numeric: tabular-nums;
  }
  span {
    color: var(--ink-muted);
  }
`;

const More = styled.p`
  color: var(--ink-muted);
`;
