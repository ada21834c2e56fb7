import { expect, it } from 'vitest';
import { reportedPage } from './reportedPage.ts';

it.each([
  ['/lessons/5', '/lessons/5'],
  [' /lessons/5 ', '/lessons/5'],
  ['https://atlas.example', '/'],
  ['https://atlas.example/', '/'],
  ['https://atlas.example:4000/lessons/5#notes', '/lessons/5'],
  ['/checkout/7?order=ATL-7KQ2MD.secret', '/checkout/7'],
  ['/bug-report?ticket=BUG-1.secret', '/bug-report'],
  ['/profile?tab=account&resetToken=secret', '/profile?tab=account'],
  ['/profile?tab=a%20name', '/profile'],
  ['/profile?q=Maria#tab=account', '/profile'],
  ['?order=secret', ''],
  ['my courses page?order=secret', 'my courses page'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['', ''],
])('reportedPage(%j) is %j', (text, page) => {
  expect(reportedPage(text)).toBe(page);
});
