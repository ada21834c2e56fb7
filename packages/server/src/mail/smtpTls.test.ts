import { expect, it } from 'vitest';
import { isTlsChoiceKnown, smtpTls } from './smtpTls.ts';

it.each([
  ['smtp://mail.example:587', true],
  ['smtp://u:p@mail.example', true],
  ['smtp://mail.example?tls=off', false],
  ['smtp://mail.example?ignoreTLS=true&requireTLS=false', true],
  ['smtps://mail.example:465', false],
  ['smtp://127.0.0.1:25', false],
  ['smtp://localhost', false],
  ['smtp://[::1]:25', false],
  ['smtp://127.0.0.1:25?tls=required', true],
  ['smtp://localhost.example', true],
])('over %s requires STARTTLS: %s', (url, requireTLS) => {
  const options = smtpTls(url);
  expect(options.requireTLS).toBe(requireTLS);
  expect(options.url).not.toMatch(/tls=/i);
});

it('keeps user, password and port', () => {
  expect(smtpTls('smtp://u%40x:p%2Fq@mail.example:587?tls=off&name=atlas').url).toBe('smtp://u%40x:p%2Fq@mail.example:587?name=atlas');
});

it.each([
  ['smtp://mail.example', true],
  ['smtp://mail.example?tls=off', true],
  ['smtp://mail.example?tls=no', false],
])('accepts the choice of %s: %s', (url, known) => expect(isTlsChoiceKnown(url)).toBe(known));
