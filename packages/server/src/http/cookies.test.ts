import { describe, expect, it } from 'vitest';
import { closedCookies, consentCookie, lastWriteCookie, openedCookies } from './cookies.ts';

const opened = {
  token: 'token',
  expiresAt: new Date('2025-12-12T02:00:00Z'),
  device: { cookie: 'id.1-2.signature', expiresAt: new Date('2026-11-12T02:00:00Z') },
  user: { id: 1, email: 'lara@example.com' },
};

describe('the cookies of a session', () => {
  it('are Secure on https, and limited to this host', () => {
    expect(openedCookies(opened, true)).toEqual([
      '__Host-auth-provider=dbAuth; Path=/; Expires=Fri, 12 Dec 2025 02:00:00 GMT; HttpOnly; Secure; SameSite=Lax',
      '__Host-session=token; Path=/; Expires=Fri, 12 Dec 2025 02:00:00 GMT; HttpOnly; Secure; SameSite=Lax',
      '__Host-device=id.1-2.signature; Path=/; Expires=Thu, 12 Nov 2026 02:00:00 GMT; HttpOnly; Secure; SameSite=Lax',
    ]);
  });

  it('are all Secure with a prefix on https, and have neither on http', () => {
    const all = (secure: boolean) => [...openedCookies(opened, secure), ...closedCookies(secure), lastWriteCookie('0/1', secure)];
    for (const line of all(true)) expect(line).toMatch(/^__Host-[\w-]+=.*; Path=\/; .*; Secure; /);
    for (const line of all(false)) expect(line).not.toMatch(/__Host-|Secure|Domain=/);
  });

  it('expire with the session, except for the device cookie', () => {
    expect(closedCookies(true).map((line) => line.split('=')[0])).toEqual(['__Host-auth-provider', '__Host-session']);
  });
});

describe('the choice about cookies', () => {
  const choice = { statistics: true, marketing: true };
  it('stays for 180 days, readable by scripts, and only over https where that is in use', () => {
    const plain = 'atlas-consent=1.sm.q3Zk8mVw1PsT5xYb; Max-Age=15552000; Path=/; SameSite=Lax';
    expect(consentCookie(choice, 'q3Zk8mVw1PsT5xYb', false)).toBe(plain);
    expect(consentCookie(choice, 'q3Zk8mVw1PsT5xYb', true)).toBe(plain.replace('; SameSite', '; Secure; SameSite'));
  });

  it('expires when it is withdrawn', () => {
    expect(consentCookie(null, 'q3Zk8mVw1PsT5xYb', false)).toBe('atlas-consent=; Max-Age=0; Path=/; SameSite=Lax');
  });
});
