import type { MailName } from '@atlas/domain/notifications';

/** The text of an email's page in Storybook, for designers and testers. */
interface MailAbout {
  /** When it is sent, and what it contains. */
  readonly sent: string;
  /** The people who receive it. */
  readonly audience: string;
  /** The points to look at when it changes. */
  readonly check: string;
}

/** A text for every email. */
const ABOUT_MAILS: Readonly<Record<MailName, MailAbout>> = {
  notification: {
    sent: 'Sent at once for news that cannot wait, such as a due payment: one notification with a button to its page.',
    audience: 'Members and staff who receive this kind of news at once.',
    check: 'The longest title on a phone, and the button, whose label depends on the kind of news.',
  },
  dailyNews: {
    sent: 'Sent once a day when notifications are unread: up to twenty of them, newest first, each with its link.',
    audience: 'Members and staff who chose a daily email.',
    check: 'The rhythm of a full day, the count in the subject, and news without a link.',
  },
  passwordReset: {
    sent: 'Sent after “Forgot password”: a code to type where it was requested, and a link that contains it.',
    audience: 'Anyone with an account, usually on the phone that also shows the page.',
    check: 'The code is legible, can be selected, and is the first thing in the preview of a mailbox.',
  },
  setPassword: {
    sent: 'Sent when staff create an account or send its link: how to set the first password.',
    audience: 'People whose account was created for them.',
    check: 'It explains why it arrived, since the reader did not ask for it.',
  },
  confirmEmail: {
    sent: 'Sent after signing up and after a change of address: a link that confirms the address.',
    audience: 'New users, and users who change their email.',
    check: 'A new account and a changed address have different words, and nothing else differs.',
  },
  accountChanged: {
    sent: 'Sent whenever a sign-in method or a secret of an account changes: what changed, when, and what it means.',
    audience: 'The owner of the account, to notice what someone else did.',
    check: 'Time and consequence come first, and the advice is plain without causing alarm.',
  },
  payAccountsChanged: {
    sent: 'Sent when the accounts that buyers pay into change: before, after, by whom and when.',
    audience: 'All administrators, as a protection against fraud.',
    check: 'Before and after can be compared line by line, also without styles.',
  },
  accountArchived: {
    sent: 'Sent when someone signs up or requests a password for an account that is archived.',
    audience: 'The former user with that address.',
    check: 'A friendly text with one way to reach a human, and no unsubscribe link.',
  },
  orderPlaced: {
    sent: 'Sent after an order: the product, the amount, the last day, and the link to pay, or first to confirm the address.',
    audience: 'Buyers, most of them without an account.',
    check: 'Amount, code and day form a short list that is easy to find again in a mailbox.',
  },
  orderReceipt: {
    sent: 'Sent when staff do not accept the receipt of an order: the reason, and the link to send another one.',
    audience: 'Buyers who have already paid or tried to.',
    check: 'The reason appears in the preview of a mailbox, and the tone helps rather than accuses.',
  },
  bugReportAnswered: {
    sent: 'Sent when staff answer a bug report: the answer, and the link to the page of the report.',
    audience: 'Members and visitors who reported a problem.',
    check: 'The answer reads like a letter, and the ticket number is in the subject.',
  },
  welcome: {
    sent: 'Sent when the first payment is approved: what was bought, and the link to set a password.',
    audience: 'New members, at their best moment.',
    check: 'One button, above the fold of a phone.',
  },
  challengeJoined: {
    sent: 'Sent when an address without an account joins a challenge: its first day, and the link to the page of the day.',
    audience: 'Participants of a challenge who have no account.',
    check: 'The first day and the button are visible without scrolling on a phone, and there is no greeting by name.',
  },
  announcement: {
    sent: 'Sent for an announcement of staff: its text, and the name and address of the business.',
    audience: 'Members in the segment who want announcements by email; at most one such email a day.',
    check: 'Lists, headings and links of the text in both themes, the address, and the link that unsubscribes.',
  },
  announcementTest: {
    sent: 'Sent to the author of an announcement who tests it, before anyone else gets it.',
    audience: 'Staff who write announcements.',
    check: 'The subject states that it is a test. Everything else is as members get it.',
  },
  testMail: {
    sent: 'Sent by `npm run test-mail`: proof that email arrives, with its time.',
    audience: 'Administrators who set up an installation.',
    check: 'The header and footer that all emails share.',
  },
};

/** The description of an email's page, as Markdown. */
export function aboutMail(name: MailName): string {
  const { sent, audience, check } = ABOUT_MAILS[name];
  return `${sent}\n\n**For:** ${audience}\n\n**Look at:** ${check}`;
}
