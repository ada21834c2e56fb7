import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPublicAddress } from './isPublicAddress.ts';

test.each([
  ['8.8.8.8'],
  ['1.1.1.1'],
  ['9.255.255.255'],
  ['11.0.0.0'],
  ['100.63.255.255'],
  ['100.128.0.0'],
  ['126.255.255.255'],
  ['128.0.0.0'],
  ['172.15.255.255'],
  ['172.32.0.0'],
  ['192.167.255.255'],
  ['192.169.0.0'],
  ['198.17.255.255'],
  ['198.20.0.0'],
  ['223.255.255.255'],
  ['2606:4700:4700::1111'],
  ['2001:4860:4860:0:0:0:0:8888'],
  ['2001:200::1'],
  ['2a00:1450:4001:830::200e'],
])('accepts %s', (address) => expect(isPublicAddress(address)).toBe(true));

test.each([
  ['0.0.0.0'],
  ['10.0.0.1'],
  ['100.64.0.0'],
  ['100.127.255.255'],
  ['127.0.0.1'],
  ['127.255.255.255'],
  ['169.254.169.254'],
  ['172.16.0.0'],
  ['172.31.255.255'],
  ['192.0.2.1'],
  ['192.168.0.0'],
  ['192.168.255.255'],
  ['198.18.0.1'],
  ['198.51.100.7'],
  ['203.0.113.7'],
  ['224.0.0.1'],
  ['240.0.0.1'],
  ['255.255.255.255'],
  ['::'],
  ['::1'],
  ['::ffff:127.0.0.1'],
  ['::ffff:8.8.8.8'],
  ['64:ff9b::808:808'],
  ['100::1'],
  ['2001::1'],
  ['2001:1ff:ffff::1'],
  ['2001:db8::1'],
  ['2002:7f00:1::1'],
  ['3fff::1'],
  ['fc00::1'],
  ['fd12:3456::1'],
  ['fe80::1'],
  ['fe80::1%eth0'],
  ['ff02::1'],
  ['1.2.3'],
  ['1.2.3.256'],
  ['0x7f.0.0.1'],
  ['1::2::3'],
  ['2606:4700'],
  ['2606:4700:4700:0:0:0:0:0:1111'],
  ['2606:4700::12345'],
  ['example.com'],
  [''],
])('rejects %j', (address) => expect(isPublicAddress(address)).toBe(false));

test('returns a boolean for any text, and false for anything in a private network', () => {
  fc.assert(fc.property(fc.string(), (text) => typeof isPublicAddress(text) === 'boolean'));
  fc.assert(fc.property(fc.nat(255), fc.nat(255), fc.nat(255), (a, b, c) => !isPublicAddress(`10.${a}.${b}.${c}`)));
  fc.assert(fc.property(fc.ipV4(), (address) => !isPublicAddress(`::ffff:${address}`)));
});
