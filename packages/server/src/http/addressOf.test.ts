import { expect, it } from 'vitest';
import { addressOf, forwardedProto } from './addressOf.ts';

const requested = (forwarded: string | undefined, proxies: number) =>
  addressOf({ headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress: '10.0.0.9' } } as never, proxies);

it.each([
  ['no proxy: ignores the header', '203.0.113.7', 0, '10.0.0.9'],
  ['one proxy: reads the entry that it appended', '203.0.113.7', 1, '203.0.113.7'],
  ['one proxy: ignores what the visitor sent before that entry', '1.2.3.4, 203.0.113.7', 1, '203.0.113.7'],
  ['two proxies', '1.2.3.4, 203.0.113.7, 10.0.0.2', 2, '203.0.113.7'],
  ['fewer entries than proxies', '203.0.113.7', 2, '10.0.0.9'],
  ['nothing that parses as an address', 'unknown', 1, '10.0.0.9'],
  ['no header', undefined, 1, '10.0.0.9'],
  ['an IPv6 address', '2001:db8::1', 1, '2001:db8::1'],
])('%s', (_what, forwarded, proxies, address) => {
  expect(requested(forwarded, proxies)).toBe(address);
});

it.each([
  ['no proxy: ignores the header', 'http', 0, null],
  ['one proxy', 'http', 1, 'http'],
  ['one proxy: ignores what the visitor sent before that entry', 'http, HTTPS', 1, 'https'],
  ['two proxies', 'https, http', 2, 'https'],
  ['two proxies, the inner one having replaced the header', 'http', 2, null],
  ['no header', undefined, 1, null],
])('protocol, %s', (_what, forwarded, proxies, proto) => {
  expect(forwardedProto({ headers: { 'x-forwarded-proto': forwarded } } as never, proxies)).toBe(proto);
});
