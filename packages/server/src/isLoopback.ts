import { isIP } from 'node:net';

/** Whether a host is this machine itself. An IPv6 address may be in the brackets of a URL. */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[(.*)\]$/, '$1').toLowerCase();
  return name === 'localhost' || name === '::1' || (isIP(name) === 4 && name.startsWith('127.'));
}
