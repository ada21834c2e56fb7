import { expect, test } from 'vitest';
import { appBrowser } from './appBrowser.ts';
import { browserFamily } from './browserFamily.ts';

const ANDROID = 'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko)';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  [`${ANDROID} Chrome/130.0.0.0 Mobile Safari/537.36`, 'Chrome'],
  [`${IPHONE} CriOS/130.0.6723.90 Mobile/15E148 Safari/604.1`, 'Chrome'],
  [`${ANDROID} SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36`, 'Samsung Internet'],
  [`${ANDROID} Chrome/130.0.0.0 Mobile Safari/537.36 OPR/85.0.0.0`, 'Opera'],
  [`${ANDROID} Chrome/130.0.0.0 Mobile Safari/537.36 EdgA/130.0.0.0`, 'Edge'],
  [`${ANDROID} Version/4.0 Chrome/130.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/488.0.0.77.79;]`, 'Facebook'],
  [`${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/488.0]`, 'Facebook'],
  [`${ANDROID} Version/4.0 Chrome/130.0.0.0 Mobile Safari/537.36 [FB_IAB/Orca-Android;FBAV/488.0;]`, 'Messenger'],
  [`${IPHONE} Mobile/15E148 Instagram 361.0.0.35.82 (iPhone13,2; iOS 17_5)`, 'Instagram'],
  [`${ANDROID} Chrome/130.0 Mobile Safari/537.36 musical_ly_2023 BytedanceWebview/d8a21c6`, 'TikTok'],
  [`${IPHONE} Version/18.1 Mobile/15E148 Safari/604.1`, 'Safari'],
  [`${IPHONE} FxiOS/132.0 Mobile/15E148 Safari/605.1.15`, 'Firefox'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox'],
  ['curl/8.5.0', 'other'],
  ['', 'other'],
  [null, 'other'],
])('%s: %s', (userAgent, family) => {
  expect(browserFamily(userAgent)).toBe(family);
  expect(appBrowser(userAgent)).toBe(['Facebook', 'Messenger', 'Instagram', 'TikTok'].includes(family) ? family : null);
});
