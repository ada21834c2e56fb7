/**
 * Networks that are not part of the public internet, by their prefix: RFC 6890 and its successors.
 */
const PRIVATE_V4: readonly (readonly [network: string, bits: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];

const numberV4 = (address: string): number | null => {
  const parts = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(address)?.slice(1).map(Number);
  return parts === undefined || parts.some((part) => part > 255) ? null : parts.reduce((sum, part) => sum * 256 + part, 0);
};

const isPublicV4 = (address: string): boolean => {
  const number = numberV4(address);
  if (number === null) return false;
  return !PRIVATE_V4.some(([network, bits]) => {
    const size = 2 ** (32 - bits);
    return Math.floor(number / size) === Math.floor((numberV4(network) ?? 0) / size);
  });
};

/**
 * The eight groups of an IPv6 address; null for an invalid address. A trailing IPv4 address counts
 * as two groups.
 */
function groupsV6(address: string): number[] | null {
  const [ending] = /\d+\.\d+\.\d+\.\d+$/.exec(address) ?? [];
  const v4 = ending === undefined ? undefined : numberV4(ending);
  if (v4 === null) return null;
  const text =
    ending === undefined || v4 === undefined
      ? address
      : `${address.slice(0, -ending.length)}${Math.floor(v4 / 65_536).toString(16)}:${(v4 % 65_536).toString(16)}`;
  const halves = text.split('::');
  if (halves.length > 2) return null;
  const [head = [], tail] = halves.map((half) => (half === '' ? [] : half.split(':')));
  if ([...head, ...(tail ?? [])].some((group) => !/^[0-9a-f]{1,4}$/i.test(group))) return null;
  const missing = 8 - head.length - (tail?.length ?? 0);
  if (tail === undefined ? missing !== 0 : missing < 1) return null;
  return [...head, ...Array.from({ length: missing }, () => '0'), ...(tail ?? [])].map((group) => Number.parseInt(group, 16));
}

/**
 * Allows only IPv6 ranges assigned to the public internet, except ranges that represent something
 * else: 2001::/23, documentation, 6to4.
 */
const isPublicV6 = (address: string): boolean => {
  const groups = groupsV6(address);
  if (groups === null) return false;
  const [first = 0, second = 0] = groups;
  if (first < 0x2000 || first > 0x3fff) return false;
  if (first === 0x2001) return second >= 0x0200 && second !== 0x0db8;
  return first !== 0x2002 && !(first === 0x3fff && second < 0x1000);
};

/**
 * Whether an IP address belongs to the public internet rather than to this machine, its network or
 * a reserved range. False for an invalid address. The server checks this before it connects to a
 * link's host, because a name may resolve to another address at any moment. Product decision: the
 * link check must not reach the internal network.
 *
 * @example isPublicAddress('192.168.1.1') // false
 * @example isPublicAddress('::ffff:127.0.0.1') // false
 */
export const isPublicAddress = (address: string): boolean => (address.includes(':') ? isPublicV6(address) : isPublicV4(address));
