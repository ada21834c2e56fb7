import { mailSubject, type NotificationKind, NOTIFICATION_KINDS } from '@atlas/domain/notifications';
import { Text } from 'react-email';
import { Lines } from '../Lines.tsx';
import { MailButton } from '../MailButton.tsx';
import { MailLayout } from '../MailLayout.tsx';
import type { MailProps } from '../mailProps.ts';
import { TEXT } from '../type.ts';

/** The label of the button, by the subject of the email. */
const WAY: Readonly<Record<NotificationKind, string>> = {
  'payment-due': 'See your payments',
  'payment-overdue': 'See your payments',
  'payment-approved': 'See your payments',
  'payment-rejected': 'See your payments',
  refund: 'See your bills',
  enrolment: 'See your membership',
  'membership-expiring': 'See your membership',
  'move-up': 'See your stage',
  'event-reminder': 'See the event',
  'check-in': 'Check in',
  group: 'See your group',
  commission: 'See your commissions',
  'new-content': 'See what is new',
  announcement: 'Open in Atlas',
  'staff-task': 'See what is waiting',
};

const labelOf = (kind: NotificationKind) => NOTIFICATION_KINDS.find((one) => one.kind === kind)?.label ?? kind;

/** A single notification, sent immediately. */
export const Notification = ({ data, frame }: MailProps<'notification'>) => {
  const { firstName, kind, title, body, path } = data;
  return (
    <MailLayout
      frame={frame}
      title={mailSubject('notification', data)}
      preheader={body === '' ? `Hi ${firstName}, there is news for you.` : body}
      firstName={firstName}
      heading={title}
      reason={`You get this email because “${labelOf(kind)}” is on in your notification settings.`}
    >
      {body !== '' && (
        <Text style={TEXT}>
          <Lines>{body}</Lines>
        </Text>
      )}
      {path !== null && <MailButton href={frame.siteUrl + path}>{WAY[kind]}</MailButton>}
    </MailLayout>
  );
};
