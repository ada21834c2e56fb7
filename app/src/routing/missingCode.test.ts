import { takeToasts } from '@atlas/ui/components/feedback/showToast.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isCodeMissing } from './isCodeMissing.ts';
import { showLoadError } from './missingCode.tsx';

const missing = new TypeError('Failed to fetch dynamically imported module: https://atlas.example/assets/BellPanel-a.js');
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  takeToasts();
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  document.head.innerHTML = '<script type="text/plain" src="/assets/index-mine.js"></script>';
});
afterEach(() => vi.unstubAllGlobals());

const nextToast = () =>
  vi.waitFor(() => {
    const [toast] = takeToasts();
    expect(toast).toBeDefined();
    return toast;
  });
const health = (build?: string) => new Response(null, { headers: build === undefined ? {} : { 'atlas-build': build } });

test.each([
  [missing, true],
  [new TypeError('error loading dynamically imported module: https://atlas.example/assets/BellPanel-a.js'), true],
  [new TypeError('Importing a module script failed.'), true],
  [new TypeError('Failed to fetch'), false],
  [new TypeError("Cannot read properties of undefined (reading 'module')"), false],
  [new Error('Importing a module script failed.'), false],
  [null, false],
])('%s: code is missing: %s', (error, expected) => {
  expect(isCodeMissing(error)).toBe(expected);
});

const LOST = 'The connection was lost. Check your signal, then reload the page.';
test.each([
  ['another build', () => Promise.resolve(health('theirs')), 'Atlas was updated. Reload the page.'],
  ['the same build', () => Promise.resolve(health('mine')), LOST],
  ['no build, as from the sign-in page of a network', () => Promise.resolve(health()), LOST],
  ['no response', () => Promise.reject(new TypeError('Failed to fetch')), LOST],
])('missing code with %s offers to reload', async (_what, answer, text) => {
  fetched.mockImplementation(answer);
  showLoadError(missing);
  expect(await nextToast()).toMatchObject({ kind: 'error', text, action: { text: 'Reload' } });
});

test('another error shows its message at once', () => {
  showLoadError(new Error('x'));
  expect(takeToasts()).toEqual([{ kind: 'error', text: 'Something went wrong, try again' }]);
  expect(fetched).not.toHaveBeenCalled();
});
