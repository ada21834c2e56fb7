import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contextOf } from '../../testing/testServer.ts';
import { testApp, type TestApp } from '../../testing/testApp.ts';
import { uploaderFor, type PurposeRule, type Uploader } from './commands.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const ruleOf = (...uploadedBy: Uploader[]): PurposeRule => ({ kinds: ['image'], isPrivate: true, uploadedBy });
const staff: Uploader = { who: 'staff', page: 'editCourse' };
const anybodyElse: Uploader = { who: 'person', owns: () => false };
const thePerson: Uploader = { who: 'person', owns: ({ session }) => session.email === 'member@atlas.example' };
const theOrder: Uploader = { who: 'order', opens: (_ctx, ownerId, secret) => Promise.resolve(ownerId === 7 && secret === 'open sesame') };

describe('a file for record 7', () => {
  it.each<[string, string | null, Uploader[], string | undefined, string]>([
    ['staff with the page', 'admin', [staff], undefined, 'staff'],
    ['staff without it', 'coach', [staff], undefined, 'FORBIDDEN'],
    ['a visitor, for staff', null, [staff], undefined, 'UNAUTHENTICATED'],
    ['the person', 'member', [thePerson], undefined, 'person'],
    ['another person', 'coach', [thePerson], undefined, 'FORBIDDEN'],
    ['a visitor, for a person', null, [thePerson], undefined, 'UNAUTHENTICATED'],
    ['the person where staff may as well', 'member', [staff, thePerson], undefined, 'person'],
    ['staff where the person may as well', 'admin', [anybodyElse, staff], undefined, 'staff'],
    ['a visitor with the secret of the order', null, [theOrder], 'open sesame', 'order'],
    ['a member with the secret of the order', 'member', [thePerson, theOrder], 'open sesame', 'person'],
    ['a visitor with another secret', null, [theOrder], 'guess', 'FORBIDDEN'],
    ['a visitor with an empty secret', null, [theOrder], '', 'FORBIDDEN'],
    ['a visitor without a secret', null, [theOrder], undefined, 'UNAUTHENTICATED'],
    ['a secret where none is required', null, [staff, thePerson], 'open sesame', 'FORBIDDEN'],
    ['anyone where no one uploads', 'admin', [], undefined, 'FORBIDDEN'],
  ])('by %s', async (_who, key, uploadedBy, secret, expected) => {
    const requested = uploaderFor(await contextOf(app, key), ruleOf(...uploadedBy), 7, secret);
    expect(await requested.catch((error: { code: string }) => error.code)).toBe(expected);
  });

  it('is rejected with the secret of another order', async () => {
    const requested = uploaderFor(await contextOf(app, null), ruleOf(theOrder), 8, 'open sesame');
    await expect(requested).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});
