import { Alert, Stack, StatusList, Text } from '@atlas/ui';
import { enumName } from '@atlas/domain/lists';
import type { TriedAudience } from '@atlas/domain/redirects';
import { fromIsoDay } from '@atlas/domain/time';
import { useEffect, useEffectEvent, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import { errorMessage } from '../../session/fetchGraphQL.ts';
import type { TriedPathQuery, TriedPathQuery$data } from './__generated__/TriedPathQuery.graphql.ts';

type Trial = TriedPathQuery$data['viewer']['tryRedirect'];
type Rule = Trial['rules'][number];

interface TriedPathProps {
  /** Null before a path was tried. */
  tried: { readonly path: string; readonly audience: TriedAudience; readonly day: string | null } | null;
  /** The current day in Manila, which is tried at the current time. */
  today: string;
  version: number;
}

/** The answer for a tried path: where it leads, and why the other rules do not apply. */
export function TriedPath(props: TriedPathProps) {
  const answer = useTrial(props);
  const trial = answer && 'trial' in answer ? answer.trial : null;
  return (
    <Stack gap={3}>
      <div role="status">{trial && <Outcome trial={trial} />}</div>
      {answer && 'problem' in answer && (
        <Alert tone="danger" live>
          {answer.problem}
        </Alert>
      )}
      {trial && trial.rules.length > 0 && <StatusList label="Rules that cover this path" items={trial.rules.map(itemOf)} />}
    </Stack>
  );
}

function Outcome({ trial: { path, target, page, rules } }: { trial: Trial }) {
  const none = rules.length === 0 ? `No rule covers ${path}.` : `No rule redirects ${path} for them on that day.`;
  return (
    <Stack gap={1}>
      <Text weight="label">{target == null ? none : `${path} leads to ${target}.`}</Text>
      {page && <Text size={14}>{`${target == null ? 'It opens' : 'The rule hides'} ${page.text}.`}</Text>}
    </Stack>
  );
}

const itemOf = ({ rule: { databaseId, fromPath, target }, wins, why }: Rule) => ({
  key: String(databaseId),
  tone: wins ? ('success' as const) : ('neutral' as const),
  state: wins ? 'Applies' : 'Does not apply',
  text: `${fromPath} to ${target}: ${why ?? 'This rule applies.'}`,
});

/** Loads the answer for a tried path; null until it arrives. The last one stays while it loads. */
function useTrial({ tried, today, version }: TriedPathProps): { trial: Trial } | { problem: string } | null {
  const environment = useRelayEnvironment();
  const [answer, setAnswer] = useState<{ trial: Trial } | { problem: string } | null>(null);
  const request = useEffectEvent(() => {
    if (tried === null) return null;
    const { path, audience, day } = tried;
    const at = day === null || day === '' || day === today ? null : (fromIsoDay(day)?.toISOString() ?? null);
    return fetchQuery<TriedPathQuery>(
      environment,
      graphql`
        query TriedPathQuery($path: String!, $audience: TriedAudience!, $at: DateTime) {
          viewer {
            tryRedirect(path: $path, audience: $audience, at: $at) {
              path
              target
              page {
                text
              }
              rules {
                wins
                why
                rule {
                  databaseId
                  fromPath
                  target
                }
              }
            }
          }
        }
      `,
      { path, audience: enumName(audience), at },
      { fetchPolicy: 'network-only' },
    ).subscribe({
      next: ({ viewer }) => setAnswer({ trial: viewer.tryRedirect }),
      error: (error: unknown) => setAnswer({ problem: errorMessage(error) }),
    });
  });
  useEffect(() => {
    const requesting = request();
    return () => requesting?.unsubscribe();
  }, [tried, version]);
  return answer;
}
