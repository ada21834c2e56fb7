import { Badge, DateText, Divider, FormSection, Row, Stack, Text } from '@atlas/ui';
import { formatShortDate, formatTime } from '@atlas/domain/time';
import { graphql, useFragment } from 'react-relay/hooks';
import { ActionButton } from '../../../records/actions/ActionButton.tsx';
import { useSubmit } from '../../../relay/useSubmit.ts';
import type { SessionsSectionEndMutation } from './__generated__/SessionsSectionEndMutation.graphql.ts';
import type { SessionsSectionEndOthersMutation } from './__generated__/SessionsSectionEndOthersMutation.graphql.ts';
import type { SessionsSection_viewer$data, SessionsSection_viewer$key } from './__generated__/SessionsSection_viewer.graphql.ts';

type Session = SessionsSection_viewer$data['security']['sessions'][number];

/** Where one is signed in, with the way out of each of them. */
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
  const others = sessions.filter(({ isCurrent }) => !isCurrent).length;
  return (
    <FormSection title="Where you are signed in" description="Something that you do not know? Sign out there, then change your password.">
      <Stack as="ul" gap={3}>
        {sessions.map((session, index) => (
          <Stack key={session.id} as="li" gap={3}>
            {index > 0 && <Divider />}
            <SessionRow session={session} />
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

function SessionRow({ session: { id, device, ip, createdAt, lastSeenAt, isCurrent } }: { session: Session }) {
  const end = useSubmit<SessionsSectionEndMutation>(graphql`
    mutation SessionsSectionEndMutation($id: ID!) {
      endSession(id: $id) {
        sessions {
          id
        }
      }
    }
  `);
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
        <ActionButton action={{ run: () => end({ id }), success: 'You are signed out there.' }} aria-label={`Sign out of ${device}`}>
          Sign out
        </ActionButton>
      )}
    </Row>
  );
}
