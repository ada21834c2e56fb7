import { styled } from 'styled-components';
import { Avatar } from '../../primitives/Avatar.tsx';
import { Heading } from '../../primitives/Heading.tsx';
import { Row } from '../../primitives/Row.tsx';
import { Stack } from '../../primitives/Stack.tsx';
import { Text } from '../../primitives/Text.tsx';
import { KeyValueList } from '../data/KeyValueList.tsx';
import type { KeyValueItem } from '../data/KeyValueList.tsx';

export interface FactListProps {
  /** The coach, and how soon they reply. */
  coach?: { readonly title?: string | undefined; readonly name: string; readonly note?: string | undefined } | undefined;
  facts: readonly KeyValueItem[];
}

/**
 * Key facts: who helps, how long it takes, how much data it uses, until when. Next to a course or
 * an event.
 */
export function FactList({ coach, facts }: FactListProps) {
  return (
    <Stack gap={6}>
      {coach && (
        <Stack gap={3}>
          <CoachTitle>
            <Heading level={2} size="label">
              {coach.title ?? 'Your coach'}
            </Heading>
          </CoachTitle>
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
      {coach === undefined ? (
        <KeyValueList items={facts} />
      ) : (
        <Facts>
          <KeyValueList items={facts} />
        </Facts>
      )}
    </Stack>
  );
}

const CoachTitle = styled.div`
  color: var(--ink-muted);
`;

const Facts = styled.div`
  padding-top: var(--space-4);
  border-top: var(--border) solid var(--line);
`;
