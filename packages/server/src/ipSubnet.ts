import { isIPv6 } from 'node:net';

/**
 * The network that an address is counted by: an IPv4 address by itself, also where it is written as IPv6 (`::ffff:203.0.113.7`), and an IPv6
 * address by its /64, all of which one household or phone has to itself. Whoever has no address is counted together.
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

/** The eight numbers of an IPv6 address, without its zone. A URL writes every form of it in one: hexadecimal, with the zeros left out once. */
function groupsOf(address: string): number[] {
  const written = new URL(`http://[${address.replace(/%.*/, '')}]`).hostname.slice(1, -1);
  const [head = [], tail = []] = written.split('::').map((part) => (part === '' ? [] : part.split(':')));
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return [...head, ...zeros, ...tail].map((group) => Number.parseInt(group, 16));
}
