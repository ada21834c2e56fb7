import { confirmPath, resetPath } from '@atlas/domain/auth';
import { type MailData, type MailPayload, MAX_DAILY_NEWS } from '@atlas/domain/notifications';
import type { MailContext } from '../mailProps.ts';

export const frame: MailContext = { siteUrl: 'https://atlas.example', unsubscribeUrl: 'https://atlas.example/unsubscribe?token=a1b2c3' };

export const notification: MailData<'notification'> = {
  firstName: 'Maricel',
  kind: 'payment-rejected',
  title: 'We could not read your receipt',
  body: 'The reference number is not on the picture.\nPlease send one that shows it, or a PDF from your bank.',
  path: '/account?q=billings',
};

export const dailyNews: MailData<'dailyNews'> = {
  firstName: 'Maricel',
  news: [
    { title: 'A new lesson: answering a job post in ten minutes', body: 'It is 12 minutes long.', path: '/courses/my-courses' },
    { title: 'Coach Liza wrote to your group', body: 'Portfolio reviews are on Saturday.\nBring two of your own.', path: '/view-group' },
    { title: 'You can ask to move up', body: '', path: '/stages/my-stage' },
  ],
  more: 0,
};

export const announcement: MailPayload<'announcement'> = {
  firstName: 'Maricel',
  announcementId: 12,
  title: 'Live coaching on Saturday',
  text: [
    ['p', {}, ['Bring ', ['strong', {}, ['two questions']], ' about your portfolio.']],
    ['h2', {}, ['What we do']],
    [
      'ul',
      {},
      [
        ['li', {}, ['Look at three profiles']],
        ['li', {}, ['Answer what you ask']],
      ],
    ],
    ['p', {}, ['Read ', ['a', { href: '/content' }, ['the checklist']], ' first.']],
  ],
  path: '/events',
  sender: 'Atlas Learning Inc.',
  address: '12 Mango Avenue, Cebu City 6000',
};

export const testMail: MailData<'testMail'> = { sentAt: '2025-11-12T02:00:00.000Z' };

/** A title of the maximum length. */
export const longTitle = 'Your coach wrote to you about the portfolio that you sent on Monday and the two that are still missing. '
  .repeat(2)
  .slice(0, 200)
  .trim();

/** More items than an email shows. */
export const fullDay: MailData<'dailyNews'> = {
  firstName: 'Maricel',
  news: Array.from({ length: MAX_DAILY_NEWS }, (_none, index) => ({
    title: `Lesson ${index + 1} of the new course is open`,
    body: 'A checklist, an example and a task for each step. '.repeat(40),
    path: `/courses/my-courses/136/${index + 1}`,
  })),
  more: 7,
};

export const passwordReset: MailPayload<'passwordReset'> = {
  firstName: 'Maricel',
  resetId: 41,
  linkId: 42,
  code: '482915',
  path: resetPath({ id: 42, token: 'k3_-Az09k3_-Az09', email: 'maricel@example.com', otp: 482_915 }),
};

export const setPassword: MailPayload<'setPassword'> = { firstName: 'Maricel', resetId: 41, path: passwordReset.path };

export const confirmEmail: MailPayload<'confirmEmail'> = {
  firstName: 'Maricel',
  confirmationId: 7,
  isChange: false,
  isByStaff: false,
  path: confirmPath('7.k3_-Az09k3_-Az09'),
};

export const accountChanged: MailPayload<'accountChanged'> = {
  firstName: 'Maricel',
  change: 'password',
  at: '2025-11-12T02:00:00.000Z',
  email: null,
};

export const payAccountsChanged: MailPayload<'payAccountsChanged'> = {
  firstName: 'Paolo',
  by: 'Aileen Bautista',
  at: '2025-11-12T02:00:00.000Z',
  before: ['GCash, Atlas Online Learning, 0917 000 0001', 'Bank transfer, Atlas Online Learning Inc., BDO 0012 3400 5678'],
  after: ['GCash, Atlas Online Learning, 0917 000 0002, QR picture 41', 'Bank transfer, Atlas Online Learning Inc., BDO 0012 3400 5678'],
};

export const accountArchived: MailPayload<'accountArchived'> = { firstName: 'Maricel' };

export const orderPlaced: MailPayload<'orderPlaced'> = {
  firstName: 'Maricel',
  orderId: 17,
  product: 'Freelancing Course',
  payCode: 'ATL-7KQ2MD',
  due: '₱3,499.00',
  lastDay: 'Saturday, 11/15/2025',
  isToConfirm: false,
  path: '/checkout/12?order=ATL-7KQ2MD.k3_-Az09k3_-Az09k3_-Az09k3_-Az09',
};

export const orderReceipt: MailPayload<'orderReceipt'> = {
  firstName: 'Maricel',
  orderId: 17,
  product: 'Freelancing Course',
  reason: 'The reference number on the picture cannot be read.\nPlease send a sharper picture.',
  path: orderPlaced.path,
};

export const bugReportAnswered: MailPayload<'bugReportAnswered'> = {
  firstName: 'Maricel',
  reportId: 12,
  ticket: 'BUG-7KQ2MD',
  answer: 'Thank you for telling us.\n\nThe video starts again. Please reload the page.',
  path: '/bug-report?ticket=BUG-7KQ2MD.k3_-Az09k3_-Az09k3_-Az09k3_-Az09',
};

export const welcome: MailPayload<'welcome'> = {
  firstName: 'Maricel',
  resetId: 41,
  product: 'Freelancing Course',
  path: passwordReset.path,
};

export const challengeJoined: MailPayload<'challengeJoined'> = {
  participantId: 12,
  challenge: '12-Day Freelancing Challenge',
  days: 12,
  firstDay: 'Thursday, 11/06/2025',
  path: '/thank-you?of=challenge&key=k3_-Az09k3_-Az09k3_-Az09k3_-Az09',
};
