export { DAILY_NEWS_HOUR, dailyNewsPeriod } from './dailyNewsPeriod.ts';
export { DAILY_KINDS, isNotificationKind, isUrgentKind, NOTIFICATION_KINDS, type NotificationKind } from './kinds.ts';
export { mailRetryAt } from './mailRetryAt.ts';
export { type MailData, type MailName, MAILS, mailSubject, MOST_DAILY_NEWS, newsSchema } from './mails.ts';
export { outboxList } from './outboxList.ts';
export { afterQuietHours, QUIET_HOURS } from './quietHours.ts';
export { sendAgainProblem } from './sendAgainProblem.ts';
export { notMailedText, type NotMailed, type Recipient, wantsMail, whyNotMailed } from './whyNotMailed.ts';
