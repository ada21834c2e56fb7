import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { takeToasts } from '@atlas/ui/components/feedback/showToast.ts';
import { CONSENT_COOKIE, CONSENT_TEXTS, consentText } from '@atlas/domain/consent';
import { GENERIC_ERROR } from '@atlas/domain/errors';
import { hasConsent, storedConsent } from './storedConsent.ts';
import { submitConsent } from './submitConsent.tsx';

const REFERENCE = 'q3Zk8mVw1PsT5xYb';
const put = (text: string) => (document.cookie = `${CONSENT_COOKIE}=${text}; Path=/`);
afterEach(() => {
  document.cookie = `${CONSENT_COOKIE}=; Path=/; Max-Age=0`;
  document.body.replaceChildren();
  takeToasts();
  vi.unstubAllGlobals();
});

describe('hasConsent', () => {
  test('is false before the visitor chose', () => {
    document.cookie = 'low-data=on; Path=/';
    expect([storedConsent(), hasConsent('statistics'), hasConsent('marketing')]).toEqual([null, false, false]);
  });

  test('is true for the purposes of the stored choice only', () => {
    put(consentText({ statistics: false, marketing: true }, REFERENCE));
    expect([hasConsent('statistics'), hasConsent('marketing')]).toEqual([false, true]);
  });

  test.each(['1.sm', `0.sm.${REFERENCE}`, 'true'])('is false for %j', (text) => {
    put(text);
    expect(hasConsent('marketing')).toBe(false);
  });
});

describe('submitConsent', () => {
  const send = vi.fn<typeof fetch>();
  beforeEach(() => {
    send.mockReset().mockResolvedValue(new Response(null, { status: 204 }));
    vi.stubGlobal('fetch', send);
    document.body.innerHTML = `<section id="consent"><form>
      <input type="checkbox" name="statistics" checked><input type="checkbox" name="marketing">
      <button name="choice" value="all">All</button><button name="choice" value="chosen">Save</button>
    </form></section><main id="main" tabindex="-1"></main>`;
  });
  const press = (value: string) => {
    const form = document.querySelector('form') ?? document.createElement('form');
    const button = form.querySelector<HTMLElement>(`[value=${value}]`);
    button?.focus();
    return submitConsent(form, button);
  };
  const sent = () => send.mock.calls.map(([url, init]) => [url, init?.method, JSON.parse(init?.body as string)]);

  test.each([
    ['all', { statistics: true, marketing: true }],
    ['chosen', { statistics: true, marketing: false }],
  ])('%s is sent, and the question disappears', async (button, choice) => {
    await press(button);
    expect(sent()).toEqual([['/api/consent', 'POST', choice]]);
    expect(document.getElementById('consent')).toBeNull();
    expect(document.activeElement?.id).toBe('main');
    expect(takeToasts()).toEqual([{ kind: 'success', text: CONSENT_TEXTS.saved }]);
  });

  test.each([
    ['a rejection', () => Promise.resolve(Response.json({ error: 'You cannot.' }, { status: 403 })), 'You cannot.'],
    ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch')), GENERIC_ERROR],
  ])('after %s the question stays, with a message', async (_what, answer, text) => {
    send.mockImplementation(answer);
    await press('all');
    expect(document.getElementById('consent')).not.toBeNull();
    expect(document.querySelector('[aria-busy]')).toBeNull();
    expect(takeToasts()).toEqual([{ kind: 'error', text }]);
  });
});
