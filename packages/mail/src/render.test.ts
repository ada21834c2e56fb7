import { ACCOUNT_CHANGES, type MailData, type MailName, MAILS, type MailPayload, NOTIFICATION_KINDS } from '@atlas/domain/notifications';
import { dark } from '@atlas/ui/tokens/colour.ts';
import { describe, expect, it } from 'vitest';
import { renderMail } from './render.tsx';
import {
  accountArchived,
  accountChanged,
  announcement,
  bugReportAnswered,
  challengeJoined,
  confirmEmail,
  dailyNews,
  frame,
  fullDay,
  longTitle,
  notification,
  orderPlaced,
  orderReceipt,
  passwordReset,
  payAccountsChanged,
  setPassword,
  testMail,
  welcome,
} from './stories/examples.ts';

const EXAMPLES: { readonly [Name in MailName]: readonly [what: string, data: MailPayload<Name>][] } = {
  notification: [
    ...NOTIFICATION_KINDS.map(({ kind }): [string, MailData<'notification'>] => [kind, { ...notification, kind }]),
    ['without a path', { ...notification, path: null }],
    ['without a body', { ...notification, body: '' }],
    ['with a title alone', { ...notification, body: '', path: null }],
    ['as long as it may be', { ...notification, title: longTitle, body: '“₱ & <”\n'.repeat(222) }],
  ],
  dailyNews: [
    ['of three', dailyNews],
    ['of one', { ...dailyNews, news: dailyNews.news.slice(0, 1) }],
    ['of one, a title alone', { ...dailyNews, news: [{ title: 'Happy birthday', body: '', path: null }] }],
    ['of as many as it shows, and more', fullDay],
    ['as long as it may be', { ...fullDay, news: fullDay.news.map((item) => ({ ...item, title: longTitle })) }],
  ],
  passwordReset: [['as it is', passwordReset]],
  setPassword: [['as it is', setPassword]],
  confirmEmail: [
    ['of a new account', confirmEmail],
    ['of another address', { ...confirmEmail, isChange: true }],
    ['of an address that staff entered', { ...confirmEmail, isChange: true, isByStaff: true }],
  ],
  accountChanged: [
    ...ACCOUNT_CHANGES.map((change): [string, MailPayload<'accountChanged'>] => [change, { ...accountChanged, change }]),
    ['with the new address', { ...accountChanged, change: 'email', email: 'maricel@example.com' }],
    ['with the address that is asked for', { ...accountChanged, change: 'emailAsked', email: 'maricel@example.com' }],
  ],
  payAccountsChanged: [
    ['by a person', payAccountsChanged],
    ['by the server, from none', { ...payAccountsChanged, by: null, before: [] }],
    ['of as many as there may be', { ...payAccountsChanged, after: Array.from({ length: 20 }, () => payAccountsChanged.after[0] ?? '') }],
  ],
  accountArchived: [['as it is', accountArchived]],
  orderPlaced: [
    ['as it is', orderPlaced],
    ['without a deadline', { ...orderPlaced, lastDay: null }],
    ['to confirm', { ...orderPlaced, isToConfirm: true }],
  ],
  orderReceipt: [['as it is', orderReceipt]],
  bugReportAnswered: [
    ['as it is', bugReportAnswered],
    ['for a visitor', { ...bugReportAnswered, firstName: '' }],
  ],
  welcome: [['as it is', welcome]],
  challengeJoined: [['as it is', challengeJoined]],
  announcement: [
    ['as it is', announcement],
    ['without a page', { ...announcement, path: null }],
    ['as long as it may be', { ...announcement, title: longTitle, text: [['p', {}, ['w '.repeat(1000)]]] }],
  ],
  announcementTest: [['as it is', announcement]],
  testMail: [['as it is', testMail]],
};
const each = (Object.keys(MAILS) as MailName[]).flatMap((name) =>
  EXAMPLES[name].flatMap(([what, data]) => [
    { name, what, data, unsubscribeUrl: frame.unsubscribeUrl },
    { name, what: `${what}, which cannot be ended`, data, unsubscribeUrl: null },
  ]),
);

describe.each(each)('$name $what', ({ name, data, unsubscribeUrl }) => {
  const rendered = renderMail(name, data, { ...frame, unsubscribeUrl });

  it('is one document with a language, a title, a preheader and one main heading', async () => {
    const { html } = await rendered;
    expect(html).toMatch(/^<!DOCTYPE html><html dir="ltr" lang="en"><head>/);
    expect(html).toMatch(/<title>[^<]+<\/title>/);
    expect(html).toMatch(/<div style="display:none[^>]*>[^<]+/);
    expect(html.match(/<h1/g)).toHaveLength(1);
  });

  it('renders as designed in both themes, without external resources', async () => {
    const { html } = await rendered;
    expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
    expect(html).toContain(`.card{background-color:${dark.surface}!important`);
    expect(html).not.toMatch(/<(?:img|link|script|iframe|form|input)\b|url\(|@import|@font-face/);
  });

  it('has links with labels, all of them to the site', async () => {
    const { html } = await rendered;
    const links = [...html.matchAll(/<a\b[^>]* href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(([, href, inside = '']) => ({
      href,
      words: inside.replaceAll(/<!--.*?-->|<[^>]*>/gs, ''),
    }));
    expect(links).not.toEqual([]);
    for (const { href, words } of links) {
      expect(href).toMatch(/^https:\/\/atlas\.example(?:\/|$)/);
      expect(words).toMatch(/\w{2}/);
    }
    expect(links.some(({ words }) => words === 'Unsubscribe')).toBe(unsubscribeUrl !== null);
  });

  it('stays below 30 kB, far below the size at which clients truncate it', async () => {
    const { html } = await rendered;
    expect(Buffer.byteLength(html)).toBeLessThan(30_000);
  });

  it('leaves no traces of rendering in the text', async () => {
    const { text } = await rendered;
    expect(text).not.toMatch(/undefined|null|NaN|\[object|&(?:amp|lt|quot|#)|\u200B|\u200C|\n{3}|[ \t]\n/);
    expect(text.endsWith('\n') && !text.endsWith('\n\n')).toBe(true);
  });
});

describe('the text', () => {
  it('of a notification reads naturally', async () => {
    const { text } = await renderMail('notification', notification, frame);
    expect(text).toMatchInlineSnapshot(`
      "Hi Maricel,

      We could not read your receipt

      The reference number is not on the picture.
      Please send one that shows it, or a PDF from your bank.

      See your payments: https://atlas.example/account?q=billings

      --
      Atlas: https://atlas.example
      You get this email because “Your payment needs another look” is on in your notification settings.
      Unsubscribe: https://atlas.example/unsubscribe?token=a1b2c3
      "
    `);
  });

  it('of the daily news has each item with its address', async () => {
    const { text } = await renderMail('dailyNews', { ...dailyNews, more: 2 }, frame);
    expect(text).toMatchInlineSnapshot(`
      "Hi Maricel,

      5 things you have not read yet

      A new lesson: answering a job post in ten minutes
      https://atlas.example/courses/my-courses
      It is 12 minutes long.

      Coach Liza wrote to your group
      https://atlas.example/view-group
      Portfolio reviews are on Saturday.
      Bring two of your own.

      You can ask to move up
      https://atlas.example/stages/my-stage

      and 2 more: https://atlas.example

      --
      Atlas: https://atlas.example
      You get this email once a day at most, when there is something that you have not read.
      Unsubscribe: https://atlas.example/unsubscribe?token=a1b2c3
      "
    `);
  });

  it('of a code has it on a separate line', async () => {
    const { text } = await renderMail('passwordReset', passwordReset, { ...frame, unsubscribeUrl: null });
    expect(text).toMatchInlineSnapshot(`
      "Hi Maricel,

      Your code for a new password

      482915

      Type it where you asked for it, within 10 minutes. We will never ask you for it.

      Set a new password: https://atlas.example/reset-password?userId=42&resetToken=k3_-Az09k3_-Az09&email=maricel%40example.com&extraData=NDgyOTE1&extraData2=NDI

      --
      Atlas: https://atlas.example
      You get this email because someone asked for a new password for your Atlas account. If it was not you, do nothing: without the code, no one can get in.
      "
    `);
  });

  it('of a test states when it was sent, in Manila time', async () => {
    const { text } = await renderMail('testMail', testMail, { ...frame, unsubscribeUrl: null });
    expect(text).toMatchInlineSnapshot(`
      "Mail works

      This email was sent on Wednesday, 11/12/2025 at 10:00 AM, Manila time.

      --
      Atlas: https://atlas.example
      You get this email because someone tested the mail of Atlas with your address.
      "
    `);
  });
});

describe('user-written text', () => {
  const words = '<script>alert(1)</script> & "Ana\'s" &amp; <b>₱</b>';

  it.each([
    ['a name', { firstName: words }],
    ['a title', { title: words }],
    ['a body', { body: words }],
  ])('is escaped as %s, and unchanged in the text', async (_what, change) => {
    const { html, text } = await renderMail('notification', { ...notification, ...change }, frame);
    expect(html).not.toMatch(/<script|<b>/);
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;Ana&#x27;s&quot; &amp;amp; &lt;b&gt;₱&lt;/b&gt;');
    expect(text).toContain(words);
  });

  it('is escaped in an address as well', async () => {
    const path = '/a?b="><script>alert(1)</script>&c=d';
    const { html, text } = await renderMail('notification', { ...notification, path }, frame);
    expect(html).not.toContain('<script');
    expect(text).toContain(`https://atlas.example${path}`);
  });

  it('keeps its line breaks', async () => {
    const { html, text } = await renderMail('notification', { ...notification, body: 'one\ntwo\r\n\r\nthree' }, frame);
    expect(html).toContain('one<br/>two<br/><br/>three');
    expect(text).toContain('one\ntwo\n\nthree');
  });

  it('is cut between characters in the preheader and in the daily news', async () => {
    const body = '👩‍🚀'.repeat(100);
    const { html } = await renderMail('dailyNews', { ...dailyNews, news: [{ title: 'A', body, path: null }] }, frame);
    expect(html).not.toContain('\uFFFD');
    expect(html.isWellFormed()).toBe(true);
    expect(html).not.toContain(body);
  });
});

describe('an email with invalid data', () => {
  it.each([
    ['notification', { ...notification, firstName: undefined }, 'The email notification cannot be written: firstName is missing or wrong.'],
    ['notification', { ...notification, path: '//evil.example' }, 'The email notification cannot be written: path is missing or wrong.'],
    [
      'dailyNews',
      { ...dailyNews, more: undefined, news: [{ body: '', path: null }] },
      'The email dailyNews cannot be written: news.0.title, more are missing or wrong.',
    ],
    [
      'passwordReset',
      { firstName: 'Ana', resetId: 1, linkId: 2 },
      'The email passwordReset cannot be written: code, path are missing or wrong.',
    ],
    ['testMail', {}, 'The email testMail cannot be written: sentAt is missing or wrong.'],
  ] as const)('is not rendered: %s', async (name, data, message) => {
    await expect(renderMail(name, data as never, frame)).rejects.toThrow(new TypeError(message));
  });
});
