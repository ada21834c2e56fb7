import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Avatar } from '../../primitives/Avatar.tsx';
import { Heading } from '../../primitives/Heading.tsx';
import { Row } from '../../primitives/Row.tsx';
import { Stack } from '../../primitives/Stack.tsx';
import { Text } from '../../primitives/Text.tsx';

export interface FactListProps {
  /** Who helps, and how soon. */
  coach?: { readonly title?: string | undefined; readonly name: string; readonly note?: string | undefined } | undefined;
  facts: readonly { readonly label: string; readonly value: ReactNode }[];
}

/** What to know before going on: who helps, how much there is, what it costs in data, until when. Beside a course or an event. */
export function FactList({ coach, facts }: FactListProps) {
  return (
    <Stack gap={6}>
      {coach && (
        <Stack gap={3}>
          <Quiet>
            <Heading level={2} size="label">
              {coach.title ?? 'Your coach'}
            </Heading>
          </Quiet>
          <Row>
            <Avatar name={coach.name} />
            <div>
              <Text weight="label">{coach.name}</Text>
              {coach.note !== undefined && (
                <Text size={14} tone="muted">
                  {coach.note}
                </Text>
              )}
            </div>
          </Row>
        </Stack>
      )}
      <Pairs $ruled={coach !== undefined}>
        {facts.map(({ label, value }) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </Pairs>
    </Stack>
  );
}

const Quiet = styled.div`
  color: var(--ink-muted);
`;

const Pairs = styled.dl<{ $ruled: boolean }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-2) var(--space-4);
  font-size: var(--text-14);
  font-variant-numeric: tabular-nums;
  ${({ $ruled }) => $ruled && 'padding-top: var(--space-4); border-top: var(--border) solid var(--line);'}
  dt {
    color: var(--ink-muted);
  }
  dd {
    font-weight: var(--weight-medium);
    text-align: end;
  }
`;
