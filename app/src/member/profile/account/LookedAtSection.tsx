import { DateText, FormSection, Stack, Text } from '@atlas/ui';
import { formatShortDate, formatTime } from '@atlas/domain/time';
import { graphql, useFragment } from 'react-relay/hooks';
import type { LookedAtSection_viewer$key } from './__generated__/LookedAtSection_viewer.graphql.ts';

/** The times that staff viewed Atlas as this member, with who and why. Renders nothing where there were none. */
export function LookedAtSection({ viewer: key }: { viewer: LookedAtSection_viewer$key }) {
  const { security } = useFragment(
    graphql`
      fragment LookedAtSection_viewer on Viewer {
        security {
          impersonations {
            id
            staffName
            reason
            startedAt
            endedAt
          }
        }
      }
    `,
    key,
  );
  const { impersonations } = security;
  if (impersonations.length === 0) return null;
  return (
    <FormSection
      title="Staff views"
      description="Staff can see Atlas as you see it, for half an hour and with a reason. They cannot change your password, your email or your access."
    >
      <Stack as="ul" gap={4}>
        {impersonations.map(({ id, staffName, reason, startedAt, endedAt }) => (
          <Stack key={id} as="li" gap={1}>
            <Text weight="label">{reason}</Text>
            <Text size={14} tone="muted">
              {staffName} · <DateText text={`${formatShortDate(startedAt)}, ${formatTime(startedAt)}`} dateTime={startedAt} />
              {endedAt === null ? ' · under way' : ` to ${formatTime(endedAt)}`}
            </Text>
          </Stack>
        ))}
      </Stack>
    </FormSection>
  );
}
