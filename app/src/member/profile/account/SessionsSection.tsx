import { Badge, Button, DateText, Divider, FormSection, Row, Stack, Text } from '@atlas/ui';
import { formatShortDate, formatTime } from '@atlas/domain/time';
import { Suspense, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { lazyPart } from '../../../routing/lazyPart.ts';
import type { SessionsSection_viewer$data, SessionsSection_viewer$key } from './__generated__/SessionsSection_viewer.graphql.ts';

type Session = SessionsSection_viewer$data['security']['sessions'][number];

const EndSessionDialog = lazyPart('EndSessionDialog', async () => (await import('./EndSessionDialog.tsx')).EndSessionDialog);

/** The sessions that the list shows at first. */
const FIRST = 5;

/**
 * The browsers in which the member is signed in, each with its sign-out, and the staff views under
 * way. The first five show until the member expands the list.
 */
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
            viewsAs
            staffView {
              staffName
              reason
              until
            }
          }
        }
      }
    `,
    key,
  );
  const [ending, setEnding] = useState<Session | 'others' | null>(null);
  const { sessions } = security;
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? sessions : sessions.slice(0, FIRST);
  const others = sessions.filter(({ isCurrent, staffView }) => !isCurrent && staffView === null).length;
  return (
    <FormSection
      title="Where you are signed in"
      description="See something you don’t recognize? Sign out there, then change your password."
    >
      <Stack as="ul" gap={3}>
        {shown.map((session, index) => (
          <Stack key={session.id} as="li" gap={3}>
            {index > 0 && <Divider />}
            {session.staffView === null ? (
              <SessionRow session={session} onEnd={() => setEnding(session)} />
            ) : (
              <StaffViewRow staffView={session.staffView} onEnd={() => setEnding(session)} />
            )}
          </Stack>
        ))}
      </Stack>
      {sessions.length > FIRST && (
        <Row>
          <Button variant="text" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? 'Show fewer' : `Show all ${sessions.length}`}
          </Button>
        </Row>
      )}
      {others > 0 && (
        <Row>
          <Button onClick={() => setEnding('others')}>Sign out everywhere else</Button>
        </Row>
      )}
      <Suspense>
        {ending !== null && <EndSessionDialog session={ending === 'others' ? null : ending} onClose={() => setEnding(null)} />}
      </Suspense>
    </FormSection>
  );
}

const timeText = (at: string): string => `${formatShortDate(at)}, ${formatTime(at)}`;

interface RowProps {
  onEnd: () => void;
}

function StaffViewRow({ staffView: { staffName, reason, until }, onEnd }: { staffView: NonNullable<Session['staffView']> } & RowProps) {
  return (
    <Row justify="between" wrap>
      <Stack gap={1} grow>
        <Text weight="label">Staff view by {staffName}</Text>
        <Text size={14} tone="muted">
          “{reason}” · ends by <DateText text={formatTime(until)} dateTime={until} />
        </Text>
      </Stack>
      <Button onClick={onEnd} aria-label={`End the staff view by ${staffName}`}>
        End view
      </Button>
    </Row>
  );
}

function SessionRow({ session: { device, ip, createdAt, lastSeenAt, isCurrent, viewsAs }, onEnd }: { session: Session } & RowProps) {
  return (
    <Row justify="between" wrap>
      <Stack gap={1} grow>
        <Row gap={2} wrap>
          <Text weight="label">{device}</Text>
          {isCurrent && <Badge tone="success">This browser</Badge>}
          {viewsAs !== null && <Badge tone="info">Viewing as {viewsAs}</Badge>}
        </Row>
        <Text size={14} tone="muted">
          Last used <DateText text={timeText(lastSeenAt)} dateTime={lastSeenAt} /> · signed in{' '}
          <DateText text={formatShortDate(createdAt)} dateTime={createdAt} />
          {ip !== null && ` · ${ip}`}
        </Text>
      </Stack>
      {!isCurrent && (
        <Button onClick={onEnd} aria-label={`Sign out of ${device ?? 'this device'}`}>
          Sign out
        </Button>
      )}
    </Row>
  );
}
