import { NOTIFICATION_KINDS, mailSubject, type MailName } from '@atlas/domain/notifications';
import { plainRichText, type RichText } from '@atlas/domain/richText';
import { Text } from 'react-email';
import { Lines } from '../Lines.tsx';
import { MailButton } from '../MailButton.tsx';
import { MailLayout } from '../MailLayout.tsx';
import type { MailProps } from '../mailProps.ts';
import { MailRichText } from '../MailRichText.tsx';
import { painted } from '../painted.ts';
import { FOOTER_TEXT } from '../type.ts';

type Announced = Extract<MailName, 'announcement' | 'announcementTest'>;

const LABEL = NOTIFICATION_KINDS.find(({ kind }) => kind === 'announcement')?.label ?? '';
const REASONS: Readonly<Record<Announced, string>> = {
  announcement: `You get this email because “${LABEL}” is on in your notification settings.`,
  announcementTest: 'You get this email because you tested this announcement. No one else got it.',
};

/** An announcement of staff, with the name and address of the business that sends it. */
function AnnouncementOf({ name, data, frame }: MailProps<Announced> & { name: Announced }) {
  const text = data.text as RichText;
  return (
    <MailLayout
      frame={frame}
      title={mailSubject(name, data)}
      preheader={plainRichText(text)}
      firstName={data.firstName}
      heading={data.title}
      reason={REASONS[name]}
    >
      <MailRichText text={text} siteUrl={frame.siteUrl} />
      {data.path !== null && <MailButton href={frame.siteUrl + data.path}>Open in Atlas</MailButton>}
      <Text className="muted" style={{ ...FOOTER_TEXT, ...painted('muted').style }}>
        <Lines>{`${data.sender}\n${data.address}`}</Lines>
      </Text>
    </MailLayout>
  );
}

/** An announcement of staff. */
export const Announcement = (props: MailProps<'announcement'>) => <AnnouncementOf name="announcement" {...props} />;

/** An announcement as its author tests it. */
export const AnnouncementTest = (props: MailProps<'announcementTest'>) => <AnnouncementOf name="announcementTest" {...props} />;
