import ipaddr from 'ipaddr.js';

/**
 * The network that an address is counted by. An IPv4 address counts alone, even when written as
 * IPv6 (`::ffff:203.0.113.7`). An IPv6 address counts by its /64, which belongs to a single
 * household or phone. Requests without an address are counted together.
 *
 * @example ipSubnet('2001:db8:0:7:a:b:c:d') // '2001:db8:0:7::/64'
 */
export function ipSubnet(address: string | null): string {
  if (address === null) return 'unknown';
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const prefix = parsed.parts.slice(0, 4).map((part) => part.toString(16));
  return `${prefix.join(':')}::/64`;
}
