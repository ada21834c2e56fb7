import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { reportSignUp } from './reportSignUp.ts';

const fetched = vi.fn<typeof fetch>();
const ana = { id: 31, email: 'ana@example.com', firstName: 'Ana', lastName: 'Reyes' };
const sent = () =>
  fetched.mock.calls.map(([, init]) => (JSON.parse(init?.body as string) as { variables: { input: object } }).variables.input);
const affiliateInput = { email: ana.email, firstName: 'Ana', lastName: 'Reyes', tags: 'Atlas Signup', affCode: 'juan' };

beforeEach(() => {
  localStorage.clear();
  fetched.mockReset();
  fetched.mockImplementation(async () => Response.json({ data: { addUserLoginLog: true, updateAffiliateCode: true } }));
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("logs a sign-up with the session's token", async () => {
  await reportSignUp(ana, 'Your account is ready.', 'bearer');
  expect(sent()).toEqual([{ userId: 31, userEmail: ana.email, isSuccess: true, message: 'Your account is ready.' }]);
  expect(fetched.mock.calls[0]?.[1]?.headers).toMatchObject({ authorization: 'Bearer bearer' });
});

describe('an affiliate code', () => {
  test('is registered and forgotten', async () => {
    localStorage.setItem('affiliate-code', '{"code":"juan"}');
    await reportSignUp(ana, 'Your account is ready.', 'bearer');
    expect(sent()).toContainEqual(affiliateInput);
    expect(localStorage.getItem('affiliate-code')).toBeNull();
  });

  test('that cannot be parsed is ignored', async () => {
    localStorage.setItem('affiliate-code', 'juan');
    await reportSignUp(ana, 'Your account is ready.', 'bearer');
    expect(sent()).toHaveLength(1);
  });

  test('stays when it is rejected, which is only logged', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    localStorage.setItem('affiliate-code', '{"code":"juan"}');
    fetched.mockImplementation(async () => Response.json({ errors: [{ message: 'no', extensions: { code: 'NOT_FOUND' } }] }));
    await reportSignUp(ana, 'Your account is ready.', 'bearer');
    expect(localStorage.getItem('affiliate-code')).not.toBeNull();
    expect(warn).toHaveBeenCalledTimes(2);
  });
});
