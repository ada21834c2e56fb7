import { Alert, Row, Skeleton, Stack, StatusBadge, Text } from '@atlas/ui';
import { NO_LEVEL } from '@atlas/domain/access';
import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import { errorMessage } from '../../session/fetchGraphQL.ts';
import type { ExplainedItem } from './explainedItems.ts';
import type { AccessDiagnosisQuery, AccessDiagnosisQuery$data } from './__generated__/AccessDiagnosisQuery.graphql.ts';

interface AccessDiagnosisProps {
  personId: number;
  kind: ExplainedItem;
  itemId: number;
}

type Verdicts = NonNullable<AccessDiagnosisQuery$data['viewer']['member']>['explainedAccess'];
type Answer = { verdicts: Verdicts } | { problem: string };

/**
 * Shows for each access level that a person holds whether it opens an item, and the lock message if
 * not.
 */
export function AccessDiagnosis(requested: AccessDiagnosisProps) {
  const answer = useVerdicts(requested);
  if (answer === null) return <Skeleton shape="text" />;
  if ('problem' in answer)
    return (
      <Alert tone="danger" live>
        {answer.problem}
      </Alert>
    );
  return (
    <Stack gap={4} as="section" aria-label="Answer">
      {answer.verdicts.length === 0 && <Text>{NO_LEVEL}: they cannot log in to anything.</Text>}
      {answer.verdicts.map(({ levelName, opens, problem, lock }) => (
        <Stack key={levelName} gap={1}>
          <Row>
            <StatusBadge tone={opens ? 'success' : 'warning'} text={`${levelName}: ${opens ? 'opens' : 'locked'}`} />
          </Row>
          {lock ? (
            <Text size={14}>They read: “{lock.text}”</Text>
          ) : (
            problem?.split('\n').map((line) => (
              <Text key={line} size={14}>
                {line}
              </Text>
            ))
          )}
        </Stack>
      ))}
    </Stack>
  );
}

/** Loads the verdicts for an item; null until they arrive. */
function useVerdicts({ personId, kind, itemId }: AccessDiagnosisProps): Answer | null {
  const environment = useRelayEnvironment();
  const [response, setResponse] = useState<Answer | null>(null);
  useEffect(() => {
    const requesting = fetchQuery<AccessDiagnosisQuery>(
      environment,
      graphql`
        query AccessDiagnosisQuery($personId: Int!, $kind: ExplainedKind!, $itemId: Int!) {
          viewer {
            member(databaseId: $personId) {
              explainedAccess(kind: $kind, databaseId: $itemId) {
                levelName
                opens
                problem
                lock {
                  text
                }
              }
            }
          }
        }
      `,
      { personId, kind, itemId },
      { fetchPolicy: 'network-only' },
    ).subscribe({
      next: ({ viewer }) => setResponse({ verdicts: viewer.member?.explainedAccess ?? [] }),
      error: (error: unknown) => setResponse({ problem: errorMessage(error) }),
    });
    return () => requesting.unsubscribe();
  }, [environment, personId, kind, itemId]);
  return response;
}
