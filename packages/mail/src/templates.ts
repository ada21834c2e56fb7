import type { MailName } from '@atlas/domain/notifications';
import type { ReactElement } from 'react';
import type { MailProps } from './mailProps.ts';
import { DailyNews } from './templates/DailyNews.tsx';
import { Notification } from './templates/Notification.tsx';
import { TestMail } from './templates/TestMail.tsx';

/** What draws each e-mail. */
export const TEMPLATES: { readonly [Name in MailName]: (props: MailProps<Name>) => ReactElement } = {
  notification: Notification,
  dailyNews: DailyNews,
  testMail: TestMail,
};
