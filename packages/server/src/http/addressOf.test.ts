import { expect, it } from 'vitest';
import { addressOf, forwardedProto } from './addressOf.ts';

const requested = (forwarded: string | undefined, proxies: number) =>
  addressOf({ headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress: '10.0.0.9' } } as never, proxies);

it.each([
  ['no proxy: the header is not believed', '203.0.113.7', 0, '10.0.0.9'],
  ['one proxy: what it appended', '203.0.113.7', 1, '203.0.113.7'],
  ['one proxy: not what the visitor sent before it', '1.2.3.4, 203.0.113.7', 1, '203.0.113.7'],
  ['two proxies', '1.2.3.4, 203.0.113.7, 10.0.0.2', 2, '203.0.113.7'],
  ['fewer entries than proxies', '203.0.113.7', 2, '10.0.0.9'],
  ['nothing that is an address', 'unknown', 1, '10.0.0.9'],
  ['no header', undefined, 1, '10.0.0.9'],
  ['an address of the newer kind', '2001:db8::1', 1, '2001:db8::1'],
])('%s', (_what, forwarded, proxies, address) => {
  expect(requested(forwarded, proxies)).toBe(address);
});

it.each([
  ['no proxy: the header is not believed', 'http', 0, null],
  ['one proxy', 'http', 1, 'http'],
  ['one proxy: not what the visitor sent before it', 'http, HTTPS', 1, 'https'],
  ['two proxies', 'https, http', 2, 'https'],
  ['two proxies, of which the inner one replaced the header', 'http', 2, null],
  ['no header', undefined, 1, null],
])('protocol, %s', (_what, forwarded, proxies, proto) => {
  expect(forwardedProto({ headers: { 'x-forwarded-proto': forwarded } } as never, proxies)).toBe(proto);
});
