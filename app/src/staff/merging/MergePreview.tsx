import { Alert, Button, Heading, KeyValueList, Skeleton, Stack, Text } from '@atlas/ui';
import { enumName } from '@atlas/domain/lists';
import { MERGE_KINDS, MERGE_UNDO_DAYS, type MergeSources } from '@atlas/domain/merging';
import { routePath } from '@atlas/domain/navigation';
import { isLifetime, LIFETIME_ACCESS } from '@atlas/domain/subscriptions';
import { formatShortDate } from '@atlas/domain/time';
import { useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import { useLocation } from 'wouter';
import { ActionButton } from '../../admin/actions/ActionButton.tsx';
import { errorMessage } from '../../session/fetchGraphQL.ts';
import { mergeInput } from './mergeInput.ts';
import { useMerge } from './useMerge.ts';
import type { MergePreviewQuery, MergePreviewQuery$data } from './__generated__/MergePreviewQuery.graphql.ts';

interface MergePreviewProps {
  people: readonly { readonly databaseId: number; readonly name: string; readonly email: string }[];
  keptId: number;
  sources: MergeSources;
}

type Preview = MergePreviewQuery$data['mergePreview'];
type State = 'none' | 'loading' | { preview: Preview } | { problem: string };

/** The effects of a merge with these choices, and the button that does it. */
export function MergePreview({ people, keptId, sources }: MergePreviewProps) {
  const environment = useRelayEnvironment();
  const [state, setState] = useState<State>('none');
  const [, navigate] = useLocation();
  const merge = useMerge();
  const input = mergeInput(
    people.map(({ databaseId }) => databaseId),
    keptId,
    sources,
  );
  const load = () => {
    setState('loading');
    fetchQuery<MergePreviewQuery>(
      environment,
      graphql`
        query MergePreviewQuery($input: MergeInput!) {
          mergePreview(input: $input) {
            counts {
              kind
              moved
              stayed
            }
            periods {
              startsAt
              expiresAt
              subscription {
                databaseId
                funnel {
                  name
                }
              }
            }
            ended {
              databaseId
              funnel {
                name
              }
            }
            levelNames
          }
        }
      `,
      { input },
      { fetchPolicy: 'network-only' },
    ).subscribe({
      next: ({ mergePreview: preview }) => setState({ preview }),
      error: (error: unknown) => setState({ problem: errorMessage(error) }),
    });
  };
  const kept = people.find(({ databaseId }) => databaseId === keptId);
  if (kept === undefined) return null;
  const others = people.filter(({ databaseId }) => databaseId !== keptId);
  return (
    <Stack gap={3} as="section" aria-labelledby="preview">
      <Heading level={2} size="subheading" id="preview">
        What moves
      </Heading>
      {state === 'none' && (
        <div>
          <Button variant="primary" onClick={load}>
            Preview the merge
          </Button>
        </div>
      )}
      {state === 'loading' && <Skeleton shape="text" />}
      {typeof state === 'object' && 'problem' in state && (
        <>
          <Alert tone="danger" live>
            {state.problem}
          </Alert>
          <div>
            <Button onClick={load}>Preview again</Button>
          </div>
        </>
      )}
      {typeof state === 'object' && 'preview' in state && (
        <>
          <Moves preview={state.preview} name={kept.name} />
          <div>
            <ActionButton
              variant="primary"
              action={merge({ input, kept, others, done: () => navigate(routePath('mergeUsers', { tab: 'merges' })) })}
            >
              Merge
            </ActionButton>
          </div>
          <Text tone="muted" size={14}>
            It can be undone for {MERGE_UNDO_DAYS} days.
          </Text>
        </>
      )}
    </Stack>
  );
}

const staysText = (stayed: number): string =>
  stayed === 0 ? '' : `, ${stayed.toLocaleString('en-PH')} left behind because the account has the same`;

/** The records that move by kind, and the subscriptions that are lined up. */
function Moves({ preview: { counts, periods, ended, levelNames }, name }: { preview: Preview; name: string }) {
  const rows = MERGE_KINDS.flatMap(({ kind, label }) => {
    const count = counts.find((one) => one.kind === enumName(kind));
    if (count === undefined || kind === 'access') return [];
    return [{ label, value: `${count.moved.toLocaleString('en-PH')} moved${staysText(count.stayed)}` }];
  });
  return (
    <>
      {rows.length === 0 ? (
        <Text tone="muted">The other account has no records. Only the chosen values change.</Text>
      ) : (
        <KeyValueList items={rows} />
      )}
      {levelNames.length > 0 && (
        <Text>
          {name} gets {levelNames.join(', ')}.
        </Text>
      )}
      {periods.map(({ subscription, startsAt, expiresAt }) => (
        <Alert key={`${subscription?.databaseId ?? ''}`} tone="info">
          {subscription?.funnel.name} overlaps with another subscription of the same funnel. It starts on {formatShortDate(startsAt)}{' '}
          instead and keeps its days.{' '}
          {isLifetime(new Date(expiresAt)) ? `${LIFETIME_ACCESS}.` : `It ends on ${formatShortDate(expiresAt)}.`}
        </Alert>
      ))}
      {ended.map(({ databaseId, funnel }) => (
        <Alert key={databaseId} tone="warning">
          {funnel.name}: this subscription ends, because another one is for life. It stays in the records.
        </Alert>
      ))}
    </>
  );
}
