import { isIPv6 } from 'node:net';

/**
 * The network that an address is counted by. An IPv4 address counts alone, even when written as
 * IPv6 (`::ffff:203.0.113.7`). An IPv6 address counts by its /64, which belongs to a single
 * household or phone. Requests without an address are counted together.
 *
 * @example ipSubnet('2001:db8:0:7:a:b:c:d') // '2001:db8:0:7::/64'
 */
export function ipSubnet(address: string | null): string {
  if (address === null) return 'unknown';
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address);
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff) {
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.');
  }
  const prefix = groups.slice(0, 4).map((group) => group.toString(16));
  return `${prefix.join(':')}::/64`;
}

/**
 * The eight numbers of an IPv6 address, without its zone. URL normalizes every form of it:
 * hexadecimal, with one run of zeros omitted.
 */
function groupsOf(address: string): number[] {
  const written = new URL(`http://[${address.replace(/%.*/, '')}]`).hostname.slice(1, -1);
  const [head = [], tail = []] = written.split('::').map((part) => (part === '' ? [] : part.split(':')));
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return [...head, ...zeros, ...tail].map((group) => Number.parseInt(group, 16));
}
