import { FiguresSection, Stack, Text, Timeline } from '@atlas/ui';
import { formatShortDate } from '@atlas/domain/time';
import { graphql, useFragment } from 'react-relay/hooks';
import { answerOf, lookOf } from '../../shared/accountability/checkInLook.ts';
import type { MyCheckIns_viewer$data, MyCheckIns_viewer$key } from './__generated__/MyCheckIns_viewer.graphql.ts';

type CheckIn = MyCheckIns_viewer$data['myCheckIns'][number];

/** The viewer's check-ins of the last eight weeks, newest first. */
export function MyCheckIns({ viewer: key }: { viewer: MyCheckIns_viewer$key }) {
  const { myCheckIns } = useFragment(
    graphql`
      fragment MyCheckIns_viewer on Viewer {
        myCheckIns {
          id
          week
          answer
          next
          needsHelp
          reply
          repliedBy {
            name
          }
        }
      }
    `,
    key,
  );
  return (
    <FiguresSection title="Your last eight weeks">
      {myCheckIns.length === 0 ? (
        <Text tone="muted">Your check-ins appear here once you send the first one.</Text>
      ) : (
        <Timeline
          label="Your check-ins"
          items={myCheckIns.toReversed().map(({ id, week, answer, needsHelp, ...said }) => {
            const known = answerOf(answer);
            const look = known && lookOf(known);
            return {
              id,
              title: [look?.label, ...(needsHelp ? ['you asked for help'] : [])].filter(Boolean).join(', '),
              meta: `Week of ${formatShortDate(week)}`,
              ...(look && { icon: look.icon, tone: look.tone }),
              children: <Said {...said} />,
            };
          })}
        />
      )}
    </FiguresSection>
  );
}

function Said({ next, reply, repliedBy }: Pick<CheckIn, 'next' | 'reply' | 'repliedBy'>) {
  if (next === '' && reply == null) return null;
  return (
    <Stack gap={1}>
      {next !== '' && <Text>{next}</Text>}
      {reply != null && <Text tone="muted">{`${repliedBy?.name ?? 'Your team lead'}: ${reply}`}</Text>}
    </Stack>
  );
}
