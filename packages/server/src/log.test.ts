import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog, serializeError } from './log.ts';
import { users } from './modules/users/tables.ts';
import { TEST_NOW, testApp, type TestApp } from './testing/testApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ demo: false });
});
afterAll(() => app.close());

const PERSON = {
  email: 'somebody.private@example.com',
  tribeId: 'T-SECRET-1',
  slug: 'private-slug',
  firstName: 'Maria-Private',
  lastName: 'Dela-Private',
  passwordHash: '$argon2id$private',
  createdAt: TEST_NOW,
};
const SECRETS = Object.values(PERSON).filter((value) => typeof value === 'string');

/** The log lines for an error. */
function logged(error: unknown): string {
  let lines = '';
  createLog('info', { write: (line) => (lines += line) }).error({ err: error, requestId: 'r-1' }, 'a resolver failed');
  return lines;
}

const invalidUrl = (): unknown => {
  try {
    return new URL('//:/login?email=s3cret');
  } catch (error) {
    return error;
  }
};

const failing = async (statement: () => Promise<unknown>): Promise<unknown> => {
  try {
    await statement();
  } catch (error) {
    return error;
  }
  throw new Error('It did not fail');
};

describe('a database error in the log', () => {
  it('contains no value of a failing insert of a person, however it fails', async () => {
    const { db } = app.database;
    await db.insert(users).values(PERSON);
    const failures = [
      await failing(() => db.insert(users).values(PERSON)),
      await failing(() => db.insert(users).values({ ...PERSON, email: 'no address private' })),
      await failing(() =>
        db.insert(users).values({ ...PERSON, batchId: 999_999, email: 'other.private@example.com', tribeId: 'T-2', slug: 's-2' }),
      ),
      await failing(() => db.insert(users).values({ ...PERSON, birthdate: 'no day, private' })),
      await failing(() => db.insert(users).values({ ...PERSON, firstName: 'nul\u0000private' })),
    ];
    for (const failure of failures) {
      const text = logged(failure);
      expect(SECRETS.filter((secret) => text.includes(secret))).toEqual([]);
      expect(text).not.toMatch(/private/i);
      const { err, requestId } = JSON.parse(text) as { err: Record<string, unknown>; requestId: string };
      expect(requestId).toBe('r-1');
      expect(err['sqlState']).toMatch(/^[0-9A-Z]{5}$/);
      expect(err['query']).toMatch(/^insert into "users"/);
      expect(err['stack']).toMatch(/at /);
    }
  });

  it('names the constraint and the table', async () => {
    const failure = await failing(() => app.database.db.insert(users).values(PERSON));
    expect(serializeError(failure)).toMatchObject({
      sqlState: '23505',
      table: 'users',
      constraint: expect.stringMatching(/^users_/) as string,
    });
  });

  it('is scrubbed inside other errors, too', async () => {
    const failure = await failing(() => app.database.db.insert(users).values(PERSON));
    const text = logged(new Error('The import stopped', { cause: failure }));
    expect(SECRETS.filter((secret) => text.includes(secret))).toEqual([]);
  });
});

it('any other error keeps its message and its stack', () => {
  const text = logged(new Error('The disk is full', { cause: new Error('ENOSPC') }));
  expect(text).toContain('The disk is full');
  expect(text).toContain('ENOSPC');
});

it.each([
  ['a query string', new Error('fetch of https://atlas.example/reset-password?resetToken=s3cret failed')],
  ['the secret of a calendar', new Error('No calendar at /api/calendar/s3cret.ics')],
  ['an email address', new Error('550 s3cret@example.com: unknown user')],
  ['an address of an invalid URL', invalidUrl()],
  ['several errors at once', new AggregateError([new Error('at /login?email=s3cret')], 'All failed')],
  ['a cause', new Error('It failed', { cause: new Error('at /login?email=s3cret') })],
])('removes %s from the message and the stack', (_what, error) => {
  const text = logged(error);
  expect(text).toContain('"stack"');
  expect(text).not.toContain('s3cret');
});
