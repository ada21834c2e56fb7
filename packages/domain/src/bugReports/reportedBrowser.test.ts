import { describe, expect, it } from 'vitest';
import { reportedBrowser } from './reportedBrowser.ts';

const SIZE = { width: 360, height: 740 };
const ANDROID = 'Mozilla/5.0 (Linux; Android 14; SM-A145F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';

describe('reportedBrowser', () => {
  it.each([
    [ANDROID, 'Chrome on Android, 360 × 740'],
    [`${ANDROID} [FB_IAB/FB4A;FBAV/488.0;]`, 'Facebook on Android, 360 × 740'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1',
      'Safari on iPhone, 360 × 740',
    ],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox on Windows, 360 × 740'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/17.5 Safari/605.1.15', 'Safari on Mac, 360 × 740'],
    ['Mozilla/5.0 (X11; Linux x86_64) Chrome/130.0.0.0 Safari/537.36', 'Chrome on Linux, 360 × 740'],
    ['curl/8', 'Another browser, 360 × 740'],
    [null, 'Another browser, 360 × 740'],
  ])('describes %s', (userAgent, text) => {
    expect(reportedBrowser(userAgent, SIZE)).toBe(text);
  });

  it.each([
    [{ width: 1, height: 1 }, ', 1 × 1'],
    [{ width: 411.43, height: 731.5 }, ', 411 × 732'],
    [{ width: 0, height: 740 }, ''],
    [{ width: Number.NaN, height: 740 }, ''],
    [{ width: 360, height: Number.POSITIVE_INFINITY }, ''],
  ])('states the size %j only when it is known', (size, text) => {
    expect(reportedBrowser(ANDROID, size)).toBe(`Chrome on Android${text}`);
  });
});
