import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SessionUser } from '@atlas/domain/access';
import { type Auth, AuthContext } from '../../session/authContext.ts';
import { member } from '../../testing/storyUsers.ts';
import { useVisitReport } from './useVisitReport.ts';

const beacon = vi.fn<typeof navigator.sendBeacon>(() => true);
beforeEach(() => {
  beacon.mockClear();
  vi.stubGlobal('navigator', { sendBeacon: beacon });
  history.replaceState(null, '', '/freelancing-course?email=a@example.com');
});
afterEach(() => void vi.unstubAllGlobals());

function Page({ page }: { page: string }) {
  useVisitReport(page);
  return null;
}
const shown = (page: string, currentUser: SessionUser | null = null) => (
  <AuthContext value={{ currentUser } as Auth}>
    <Page page={page} />
  </AuthContext>
);
const sent = () => beacon.mock.calls.map(([url, body]) => [url, JSON.parse(body as string)]);
const VISIT = ['/api/visits', { path: '/freelancing-course' }];
const restore = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

test('reports the path of the funnel once, and that of another one after it', () => {
  const { rerender } = render(shown('/freelancing-course'));
  rerender(shown('/freelancing-course'));
  expect(sent()).toEqual([VISIT]);
  rerender(shown('/va-kickstart'));
  expect(sent()).toEqual([VISIT, ['/api/visits', { path: '/va-kickstart' }]]);
});

test('waits until the page has loaded', () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const { unmount } = render(shown('/freelancing-course'));
  expect(sent()).toEqual([]);
  dispatchEvent(new Event('load'));
  dispatchEvent(new Event('load'));
  expect(sent()).toEqual([VISIT]);
  unmount();
  state.mockRestore();
});

test('reports a page that the back button restores, until it is left', () => {
  const { unmount } = render(shown('/freelancing-course'));
  restore(false);
  expect(sent()).toHaveLength(1);
  restore(true);
  expect(sent()).toHaveLength(2);
  unmount();
  restore(true);
  expect(sent()).toHaveLength(2);
});

test('reports members, but not staff who view as one', () => {
  render(shown('/freelancing-course', member));
  expect(sent()).toHaveLength(1);
  render(shown('/freelancing-course', { ...member, isImpersonating: true }));
  expect(sent()).toHaveLength(1);
});
