import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ipSubnet } from './ipSubnet.ts';

it.each([
  ['IPv4', '203.0.113.7', '203.0.113.7'],
  ['IPv4 written as IPv6', '::ffff:203.0.113.7', '203.0.113.7'],
  ['IPv4 as IPv6 in capitals', '::FFFF:203.0.113.7', '203.0.113.7'],
  ['IPv4 as IPv6 in hexadecimal', '::ffff:cb00:7107', '203.0.113.7'],
  ['IPv4 as IPv6 at full length', '0:0:0:0:0:ffff:cb00:7107', '203.0.113.7'],
  ['an IPv6 that only resembles it', '1::ffff:203.0.113.7', '1:0:0:0::/64'],
  ['IPv6', '2001:db8:0:7:a:b:c:d', '2001:db8:0:7::/64'],
  ['its neighbour in the same /64', '2001:db8:0:7:ffff:ffff:ffff:ffff', '2001:db8:0:7::/64'],
  ['the next /64', '2001:db8:0:8::', '2001:db8:0:8::/64'],
  ['omitted zeros', '2001:db8::1', '2001:db8:0:0::/64'],
  ['omitted zeros at the end', '2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['redundant zeros and capitals', '2001:0DB8:0000:0007::1', '2001:db8:0:7::/64'],
  ['a zone', 'fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['loopback', '::1', '0:0:0:0::/64'],
  ['no address', null, 'unknown'],
])('%s: %s', (_, address, network) => {
  expect(ipSubnet(address)).toBe(network);
});

it('counts two IPv6 addresses together when they begin with the same 64 bits, and only then', () => {
  const half = fc.array(fc.integer({ min: 0, max: 0xffff }), { minLength: 4, maxLength: 4 });
  const written = (groups: number[]) => groups.map((group) => group.toString(16)).join(':');
  // An address that begins with 64 zeros may be IPv4.
  const prefix = half.filter((groups) => groups.some((group) => group !== 0));
  fc.assert(
    fc.property(prefix, prefix, half, half, (one, other, here, there) => {
      expect(ipSubnet(written([...one, ...here]))).toBe(ipSubnet(written([...one, ...there])));
      const same = written(one) === written(other);
      expect(ipSubnet(written([...one, ...here])) === ipSubnet(written([...other, ...here]))).toBe(same);
    }),
  );
});
