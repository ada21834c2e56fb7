import { expect, test } from 'vitest';
import { isBot } from './isBot.ts';

const ANDROID = 'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko)';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  `${ANDROID} Chrome/130.0.0.0 Mobile Safari/537.36`,
  `${ANDROID} Version/4.0 Chrome/130.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/488.0.0.77.79;]`,
  `${ANDROID} SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36`,
  `${ANDROID} Chrome/130.0 Mobile Safari/537.36 musical_ly_2023 BytedanceWebview/d8a21c6`,
  'Mozilla/5.0 (Linux; Android 13; CUBOT NOTE 21) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120 Mobile Safari/537.36',
  `${IPHONE} Version/18.1 Mobile/15E148 Safari/604.1`,
  `${IPHONE} Mobile/15E148 Instagram 361.0.0.35.82 (iPhone13,2; iOS 17_5)`,
  'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0',
])('a person: %s', (userAgent) => expect(isBot(userAgent)).toBe(false));

test.each([
  null,
  undefined,
  '',
  'Mozilla/5.0',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  `${ANDROID} Chrome/130.0.0.0 Mobile Safari/537.36 (compatible; GoogleOther-bot)`,
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'WhatsApp/2.23.20.0 A (Android 13)',
  'TelegramBot (like TwitterBot)',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/130.0.0.0 Safari/537.36',
  'curl/8.5.0 (x86_64-pc-linux-gnu)',
  'python-requests/2.32.3 (Linux)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'meta-externalagent/1.1 (+https://developers.facebook.com/docs/sharing/webmasters/crawler)',
])('a program: %s', (userAgent) => expect(isBot(userAgent)).toBe(true));
