import { Badge, Button, DateText, Divider, FormSection, Row, Stack, Text } from '@atlas/ui';
import { formatShortDate, formatTime } from '@atlas/domain/time';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { part } from '../../../routing/part.ts';
import type { SessionsSection_viewer$data, SessionsSection_viewer$key } from './__generated__/SessionsSection_viewer.graphql.ts';

type Session = SessionsSection_viewer$data['security']['sessions'][number];

const EndSessionDialog = part('EndSessionDialog', async () => (await import('./EndSessionDialog.tsx')).EndSessionDialog);

/** The browsers in which the member is signed in, each with a button to sign out there. */
export function SessionsSection({ viewer: key }: { viewer: SessionsSection_viewer$key }) {
  const { security } = useFragment(
    graphql`
      fragment SessionsSection_viewer on Viewer {
        security {
          sessions {
            id
            device
            ip
            createdAt
            lastSeenAt
            isCurrent
          }
        }
      }
    `,
    key,
  );
  const [ending, setEnding] = useState<Session | 'others' | null>(null);
  const { sessions } = security;
  const others = sessions.filter(({ isCurrent }) => !isCurrent).length;
  return (
    <FormSection title="Where you are signed in" description="Something that you do not know? Sign out there, then change your password.">
      <Stack as="ul" gap={3}>
        {sessions.map((session, index) => (
          <Stack key={session.id} as="li" gap={3}>
            {index > 0 && <Divider />}
            <SessionRow session={session} onEnd={() => setEnding(session)} />
          </Stack>
        ))}
      </Stack>
      {others > 0 && (
        <Row>
          <Button onClick={() => setEnding('others')}>Sign out everywhere else</Button>
        </Row>
      )}
      {ending !== null && <EndSessionDialog session={ending === 'others' ? null : ending} onClose={() => setEnding(null)} />}
    </FormSection>
  );
}

const timeText = (at: string): string => `${formatShortDate(at)}, ${formatTime(at)}`;

function SessionRow({ session: { device, ip, createdAt, lastSeenAt, isCurrent }, onEnd }: { session: Session; onEnd: () => void }) {
  return (
    <Row justify="between" wrap>
      <Stack gap={1} grow>
        <Row gap={2} wrap>
          <Text weight="label">{device}</Text>
          {isCurrent && <Badge tone="success">This browser</Badge>}
        </Row>
        <Text size={14} tone="muted">
          Last used <DateText text={timeText(lastSeenAt)} dateTime={lastSeenAt} /> · signed in{' '}
          <DateText text={formatShortDate(createdAt)} dateTime={createdAt} />
          {ip !== null && ` · ${ip}`}
        </Text>
      </Stack>
      {!isCurrent && (
        <Button onClick={onEnd} aria-label={`Sign out of ${device}`}>
          Sign out
        </Button>
      )}
    </Row>
  );
}
