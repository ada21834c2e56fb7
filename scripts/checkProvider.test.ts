import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSettings } from '../packages/server/src/settings.ts';
import { startTestProviders, type TestProviders } from '../packages/server/src/testing/testProviders.ts';
import { checkFlow, testPort } from './checkProvider.ts';

let remote: TestProviders;
beforeAll(async () => {
  remote = await startTestProviders();
});
afterAll(() => remote.close());

const settingsWith = (more: Record<string, string> = {}) => readSettings({ NODE_ENV: 'test', ...remote.settings, ...more });

/** Runs the check, and pays as soon as the page is named. */
async function check(name: 'paymongo' | 'xendit', pays = true) {
  const lines: string[] = [];
  const print = (line: string) => {
    lines.push(line);
    const id = /\/pay\/(\S+)/.exec(line)?.[1];
    const session = remote.sessions.find((one) => one.id === id);
    if (session && pays) remote.payOf(session);
  };
  const steps = await checkFlow({ port: testPort(settingsWith(), name), waitsMs: pays ? 1000 : 20, print, pauseMs: 10 });
  return { steps, text: lines.join('\n') };
}

describe('check:provider', () => {
  it('performs the flow at PayMongo', async () => {
    const { steps, text } = await check('paymongo');
    expect(steps.every(({ isDone }) => isDone)).toBe(true);
    expect(text).toContain('₱100.00 in PHP');
    expect(text).toContain('There is no search by our reference.');
    expect(text).toContain('gives another session, so Atlas never repeats one');
    expect(text).toContain('A refund of ₱50.00 is paid.');
  });

  it('performs the flow at Xendit', async () => {
    const { steps, text } = await check('xendit');
    expect(steps.every(({ isDone }) => isDone)).toBe(true);
    expect(text).toContain('It is found by our reference.');
  });

  it('says what failed', async () => {
    const { steps } = await check('paymongo', false);
    expect(steps.filter(({ isDone }) => !isDone).map(({ text }) => text)).toEqual([expect.stringContaining('Nothing was paid in time')]);
    remote.fail('create', 'refuse');
    const refused = await check('paymongo');
    expect(refused.steps).toEqual([{ isDone: false, text: expect.stringContaining('cannot be begun') }]);
  });

  it('needs keys, and refuses live ones', () => {
    expect(() => testPort(readSettings({ NODE_ENV: 'test' }), 'xendit')).toThrow('XENDIT_SECRET_KEY and XENDIT_CALLBACK_TOKEN');
    expect(() => testPort(settingsWith({ PAYMONGO_SECRET_KEY: 'sk_live_1' }), 'paymongo')).toThrow('live key');
  });
});
