import { Badge, DateText, Divider, FormSection, Row, Stack, Text } from '@atlas/ui';
import { formatShortDate, formatTime } from '@atlas/domain/time';
import { graphql, useFragment } from 'react-relay/hooks';
import { ActionButton } from '../../../records/actions/ActionButton.tsx';
import { useSubmit } from '../../../relay/useSubmit.ts';
import type { SessionsSectionEndMutation } from './__generated__/SessionsSectionEndMutation.graphql.ts';
import type { SessionsSectionEndOthersMutation } from './__generated__/SessionsSectionEndOthersMutation.graphql.ts';
import type { SessionsSection_viewer$data, SessionsSection_viewer$key } from './__generated__/SessionsSection_viewer.graphql.ts';

type Session = SessionsSection_viewer$data['security']['sessions'][number];

/** The browsers in which the member is signed in, each with its sign-out, and the staff views under way. */
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
  const endOthers = useSubmit<SessionsSectionEndOthersMutation>(graphql`
    mutation SessionsSectionEndOthersMutation {
      endOtherSessions {
        sessions {
          id
        }
      }
    }
  `);
  const { sessions } = security;
  const others = sessions.filter(({ isCurrent, staffView }) => !isCurrent && staffView === null).length;
  return (
    <FormSection title="Where you are signed in" description="Something that you do not know? Sign out there, then change your password.">
      <Stack as="ul" gap={3}>
        {sessions.map((session, index) => (
          <Stack key={session.id} as="li" gap={3}>
            {index > 0 && <Divider />}
            {session.staffView === null ? <SessionRow session={session} /> : <StaffViewRow id={session.id} staffView={session.staffView} />}
          </Stack>
        ))}
      </Stack>
      {others > 0 && (
        <Row>
          <ActionButton
            action={{
              ask: {
                title: 'Sign out everywhere else?',
                consequence: `You stay signed in here. ${others === 1 ? 'One other browser asks' : `${others} other browsers ask`} for your password again.`,
                confirmText: 'Sign out elsewhere',
                busyText: 'Signing out',
              },
              run: () => endOthers({}),
              success: 'You are signed out everywhere else.',
            }}
          >
            Sign out everywhere else
          </ActionButton>
        </Row>
      )}
    </FormSection>
  );
}

const timeText = (at: string): string => `${formatShortDate(at)}, ${formatTime(at)}`;

const useEndSession = () =>
  useSubmit<SessionsSectionEndMutation>(graphql`
    mutation SessionsSectionEndMutation($id: ID!) {
      endSession(id: $id) {
        sessions {
          id
        }
      }
    }
  `);

function StaffViewRow({ id, staffView: { staffName, reason, until } }: { id: string; staffView: NonNullable<Session['staffView']> }) {
  const end = useEndSession();
  return (
    <Row justify="between" wrap>
      <Stack gap={1} grow>
        <Text weight="label">Staff view by {staffName}</Text>
        <Text size={14} tone="muted">
          “{reason}” · ends by <DateText text={formatTime(until)} dateTime={until} />
        </Text>
      </Stack>
      <ActionButton
        action={{ run: () => end({ id }), success: 'The staff view has ended.' }}
        aria-label={`End the staff view by ${staffName}`}
      >
        End view
      </ActionButton>
    </Row>
  );
}

function SessionRow({ session: { id, device, ip, createdAt, lastSeenAt, isCurrent, viewsAs } }: { session: Session }) {
  const end = useEndSession();
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
        <ActionButton
          action={{ run: () => end({ id }), success: 'You are signed out there.' }}
          aria-label={`Sign out of ${device ?? 'this device'}`}
        >
          Sign out
        </ActionButton>
      )}
    </Row>
  );
}
