import { expect, test } from 'vitest';
import { leadsInside, linkHost, webLink } from './webLink.ts';

test.each([
  ['https://www.canva.com/templates/', 'https://www.canva.com/templates/', 'canva.com'],
  ['  canva.com/templates ', 'https://canva.com/templates', 'canva.com'],
  ['http://bir.gov.ph', 'http://bir.gov.ph/', 'bir.gov.ph'],
  ['HTTPS://Docs.Google.com/d/1?x=1#a', 'https://docs.google.com/d/1?x=1#a', 'docs.google.com'],
  ['youtu.be/dQw4w9WgXcQ', 'https://youtu.be/dQw4w9WgXcQ', 'youtu.be'],
  ['https://files.example:8443/plan.pdf', 'https://files.example:8443/plan.pdf', 'files.example'],
  ['https://bücher.example/', 'https://xn--bcher-kva.example/', 'xn--bcher-kva.example'],
])('accepts %j', (text, url, host) => {
  expect([webLink(text), linkHost(text)]).toEqual([url, host]);
});

test.each([
  [''],
  ['my rates'],
  ['https://'],
  ['javascript:alert(1)'],
  ['java\nscript:alert(1)'],
  ['data:text/html,hi'],
  ['ftp://files.example/plan.pdf'],
  ['file:///etc/passwd'],
  ['mailto:juan@example.com'],
  ['https://juan:secret@example.com/'],
  ['https://juan@example.com/'],
  ['/resources/public'],
  ['//example.com'],
  ['localhost'],
  ['http://localhost:3000/'],
  ['http://atlas.localhost/'],
  ['http://router.local/'],
  ['http://nas.home.arpa/'],
  ['http://metadata.google.internal/'],
  ['http://intranet/'],
  ['http://127.0.0.1/'],
  ['http://0x7f.1/'],
  ['http://2130706433/'],
  ['http://8.8.8.8/'],
  ['http://[::1]/'],
  ['https://exa mple.com/'],
  ['https://example.com/a\tb'],
  ['https://-example.com/'],
  ['https://example..com/'],
])('rejects %j', (text) => {
  expect([webLink(text), linkHost(text)]).toEqual([null, '']);
});

test.each([
  ['localhost', true],
  ['http://localhost:3000/', true],
  ['http://atlas.localhost/', true],
  ['router.local', true],
  ['http://nas.home.arpa/', true],
  ['http://metadata.google.internal/', true],
  ['http://intranet/', true],
  ['http://127.0.0.1/', true],
  ['http://0x7f.1/', true],
  ['192.168.1.1/files', true],
  ['http://172.16.0.1/', true],
  ['http://172.15.0.1/', false],
  ['http://172.32.0.1/', false],
  ['http://169.254.169.254/latest', true],
  ['http://[::1]/', true],
  ['http://[fd00::1]/', true],
  ['http://8.8.8.8/', false],
  ['https://www.canva.com/', false],
  ['https://10.example/', false],
  ['rates', false],
  ['my rates', false],
  ['', false],
])('leadsInside for %j is %s', (text, inside) => {
  expect(leadsInside(text)).toBe(inside);
  if (inside) expect(webLink(text)).toBeNull();
});
