import type { LegalKind } from '@atlas/domain/legal';
import { legalDocuments, legalVersions } from '../../modules/legal/tables.ts';
import { daysFrom, type Seed } from '../seed.ts';

const SAMPLE =
  '> **This is a sample.** It is here so that the page is not empty. The owner of this site replaces it with a text of their own.';

/**
 * The published versions of each page, first version first, with days relative to seeding, and one
 * draft.
 */
const TEXTS: Record<LegalKind, { versions: readonly { after: number; body: string }[]; draft?: { after: number; body: string } }> = {
  'privacy-policy': {
    versions: [
      { after: -90, body: `${SAMPLE}\n\n## What we keep\n\nThe name and email address of your account.` },
      {
        after: -40,
        body: [
          SAMPLE,
          '## What we keep',
          '- The name and email address of your account, and what you write in your profile.',
          '- The browsers in which you are signed in, with their IP addresses.',
          '- Your lessons, tasks and points, so that you can go on where you stopped.',
          '- Your orders and payments, so that you and we know what is due.',
          '## Cookies',
          'These are needed for the site to work:',
          [
            '- `session` and `auth-provider`: keep you signed in until you sign out or the session ends.',
            '- `device`: remembers for a year that you signed in with this browser, so that other people’s wrong passwords do not lock you out.',
            '- `last-write`: for one minute, so that you see at once what you saved.',
            '- `low-data`: remembers your choice to use less data, for a year.',
            '- `ticket-` with a number: opens the page of your bug report in this browser, for 120 days.',
            '- `atlas-consent`: remembers your choice about cookies, with a random number, for 180 days.',
            '- `atlas-affiliate`: remembers for 30 days which affiliate sent you here, so that they are paid.',
          ].join('\n'),
          'On https, some of these names begin with `__Host-`.',
          'Statistics and marketing cookies are set only if you allow them. You can change your choice under “Cookie settings” at the foot of every page. Visits of our pages are counted for each day, without anything about you.',
          '## Who sees it',
          'You, the staff who look after your account, and in part the people of your group. If staff view Atlas as you, your account lists who did and why.',
          '## What you can do',
          'Change what is in your [profile](/profile/edit). In your [account](/profile?tab=account) you sign out of other browsers and choose which news also reaches you by email. There you can also download your data and have your account deleted.',
          '## Bug reports',
          'What you write in a bug report, with the page and the browser, and its pictures. Pictures are deleted after 90 days.',
        ].join('\n\n'),
      },
    ],
  },
  'refund-policy': {
    versions: [
      {
        after: -90,
        body: [
          SAMPLE,
          '## Asking for a refund',
          'Write to the staff with the number of your order and the reason. They look at it and answer by email.',
          '## Until when',
          'The owner of this site says here how many days there are, and what is left out.',
        ].join('\n\n'),
      },
    ],
    draft: {
      after: -2,
      body: [
        SAMPLE,
        '## Asking for a refund',
        '1. Write to the staff with the number of your order.',
        '2. Say why in a sentence or two.',
        '3. They look at it and answer by email.',
        '## Until when',
        'The owner of this site says here how many days there are, and what is left out.',
      ].join('\n\n'),
    },
  },
  'terms-conditions': {
    versions: [
      {
        after: -90,
        body: [
          SAMPLE,
          '## Your account',
          'An account is for one person. Keep your password to yourself.',
          '## What you buy',
          'The page of each offer says what is in it, what it costs and how long it stays open.',
          '## In the community',
          'Be kind, and keep what others share in your group inside it.',
        ].join('\n\n'),
      },
    ],
  },
};

/** Seeds sample texts for the legal pages: one in its second version, one with a draft. */
export async function seedLegal(seed: Seed, adminId: number | null): Promise<void> {
  for (const [kind, { versions, draft }] of Object.entries(TEXTS) as [LegalKind, (typeof TEXTS)[LegalKind]][]) {
    const [document] = await seed.tx
      .insert(legalDocuments)
      .values({
        kind,
        publishedVersion: versions.length,
        revision: versions.length + 1,
        ...(draft && { draft: draft.body, draftSavedAt: daysFrom(seed, draft.after), draftSavedById: adminId }),
      })
      .returning({ id: legalDocuments.id });
    if (!document) throw new Error(`The ${kind} was not written`);
    await seed.tx.insert(legalVersions).values(
      versions.map(({ after, body }, index) => ({
        documentId: document.id,
        number: index + 1,
        body,
        publishedById: adminId,
        publishedAt: daysFrom(seed, after),
      })),
    );
  }
}
