import { FormSection, Heading, Stack, Switch, Text } from '@atlas/ui';
import { DAILY_NEWS_HOUR } from '@atlas/domain/notifications';
import { graphql, useFragment } from 'react-relay/hooks';
import { useSetPreference } from './useSetPreference.ts';
import type {
  NotificationsSection_viewer$data,
  NotificationsSection_viewer$key,
} from './__generated__/NotificationsSection_viewer.graphql.ts';

type Preference = NotificationsSection_viewer$data['notificationPreferences'][number];

/** The text of each group, and when its emails are sent. */
const GROUPS = [
  { name: 'urgent', isUrgent: true, title: 'At once', text: 'We email urgent news right away, but not at night.' },
  { name: 'daily', isUrgent: false, title: 'Once a day', text: `Everything else arrives in one email at ${DAILY_NEWS_HOUR - 12} PM.` },
] as const;

/** The notifications that are also sent by email. Each switch saves automatically. */
export function NotificationsSection({ viewer: key }: { viewer: NotificationsSection_viewer$key }) {
  const { notificationPreferences } = useFragment(
    graphql`
      fragment NotificationsSection_viewer on Viewer {
        notificationPreferences {
          id
          kind
          label
          isUrgent
          email
        }
      }
    `,
    key,
  );
  return (
    <FormSection title="Notifications" description="Every notification appears under the bell. Choose which ones are also emailed to you.">
      {GROUPS.map(({ isUrgent, ...group }) => (
        <Group key={group.name} {...group} preferences={notificationPreferences.filter((one) => one.isUrgent === isUrgent)} />
      ))}
      <Text size={14} tone="muted">
        Emails about your account, such as a new password, are always sent.
      </Text>
    </FormSection>
  );
}

interface GroupProps {
  name: string;
  title: string;
  text: string;
  preferences: readonly Preference[];
}

function Group({ name, title, text, preferences }: GroupProps) {
  const set = useSetPreference();
  if (preferences.length === 0) return null;
  return (
    <Stack gap={3} as="section" aria-labelledby={`email-${name}`}>
      <Stack gap={1}>
        <Heading level={3} size="label" id={`email-${name}`}>
          {title}
        </Heading>
        <Text size={14} tone="muted">
          {text}
        </Text>
      </Stack>
      <Stack gap={1}>
        {preferences.map((preference) => (
          <Switch
            key={preference.id}
            name={`email-${preference.kind}`}
            label={preference.label}
            checked={preference.email}
            onChange={(email) => set(preference, email)}
          />
        ))}
      </Stack>
    </Stack>
  );
}
