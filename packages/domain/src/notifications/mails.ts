import * as z from 'zod/mini';
import { type NotificationKind, NOTIFICATION_KINDS } from './kinds.ts';

const KINDS = NOTIFICATION_KINDS.map(({ kind }) => kind) as [NotificationKind, ...NotificationKind[]];

const news = {
  title: z.string().check(z.minLength(1), z.maxLength(200)),
  body: z.string().check(z.maxLength(2000)),
  path: z.nullable(z.string().check(z.regex(/^\/(?!\/)/))),
};
/** What somebody is told: a sentence, a few more of them, and the path of the site that it leads to. */
export const newsSchema = z.object(news);
const firstName = z.string().check(z.minLength(1));

/** What each e-mail is told, checked when it is decided and again when it is sent. One about the account goes to everybody who has one. */
export const MAILS = {
  /** One notification, at once. */
  notification: { data: z.object({ firstName, kind: z.enum(KINDS), ...news }), isAboutAccount: false },
  /** What came in a day and was not read. */
  dailyNews: {
    data: z.object({
      firstName,
      news: z.array(newsSchema).check(z.minLength(1), z.maxLength(20)),
      /** How many more there are. */
      more: z.int().check(z.nonnegative()),
    }),
    isAboutAccount: false,
  },
  /** Whether mail arrives at all. */
  testMail: { data: z.object({ sentAt: z.iso.datetime() }), isAboutAccount: true },
} as const;

export type MailName = keyof typeof MAILS;
export type MailData<Name extends MailName> = z.infer<(typeof MAILS)[Name]['data']>;

const SUBJECTS: { [Name in MailName]: (data: MailData<Name>) => string } = {
  notification: ({ title }) => title,
  dailyNews: ({ news: [first], more, news: { length } }) => {
    const others = length - 1 + more;
    return others === 0 ? (first?.title ?? '') : `${first?.title ?? ''} and ${others} more`;
  },
  testMail: () => 'Mail from Atlas arrives',
};

/** The subject of an e-mail. */
export const mailSubject = <Name extends MailName>(name: Name, data: MailData<Name>): string => SUBJECTS[name](data);

/** How many items a daily e-mail shows. */
export const MOST_DAILY_NEWS = 20;
