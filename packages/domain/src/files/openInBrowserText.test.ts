import { expect, test } from 'vitest';
import { openInBrowserText } from './openInBrowserText.ts';

const ANDROID = 'Mozilla/5.0 (Linux; Android 14; SM-A057F) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  [`${ANDROID} Chrome/130.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/488.0.0.77.79;]`, 'Facebook', 'at the top right'],
  [`${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/488.0]`, 'Facebook', 'at the bottom or the top right'],
  [`${ANDROID} Chrome/130.0.0.0 Mobile Safari/537.36 [FB_IAB/Orca-Android;FBAV/488.0;]`, 'Messenger', 'at the top right'],
  [`${IPHONE} Mobile/15E148 [FBAN/MessengerForiOS;FBAV/488.0]`, 'Messenger', 'at the bottom or the top right'],
  [`${IPHONE} Mobile/15E148 Instagram 361.0.0.35.82 (iPhone13,2; iOS 17_5)`, 'Instagram', 'at the bottom or the top right'],
  [`${ANDROID} Chrome/130.0 Mobile Safari/537.36 musical_ly_2023 BytedanceWebview/d8a21c6`, 'TikTok', 'at the top right'],
])('recognizes the app of %s', (userAgent, app, place) => {
  expect(openInBrowserText(userAgent)).toBe(`${app} cannot save files. Tap the three dots ${place}, then “Open in browser”.`);
});

test.each([
  [`${ANDROID} Chrome/130.0.0.0 Mobile Safari/537.36`],
  [`${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1`],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0'],
  ['facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)'],
  [''],
  [null],
])("returns '' for %j", (userAgent) => {
  expect(openInBrowserText(userAgent)).toBe('');
});
