import { expect, test } from 'vitest';
import { renewalLink } from './renewalLink.ts';

test.each([
  ['https://renew.example/atlas', 'https://renew.example/atlas'],
  [' https://renew.example ', 'https://renew.example'],
  ['', '/checkout/12'],
  ['  ', '/checkout/12'],
  [null, '/checkout/12'],
])('with the setting %j renews at %s', (setting, link) => {
  expect(renewalLink(setting, 12)).toBe(link);
});
