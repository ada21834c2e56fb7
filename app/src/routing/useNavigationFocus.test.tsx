import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useNavigationFocus } from './useNavigationFocus.ts';

const scroll = (top: number) => {
  document.documentElement.scrollTop = top;
  dispatchEvent(new Event('scroll'));
};

beforeEach(() => {
  document.body.innerHTML = '<main id="main" tabindex="-1"><h1>Page</h1></main>';
  history.replaceState(null, '', '/courses');
  scroll(0);
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  document.body.replaceChildren();
});

/** Opens an address as a browser with its own history entries would. */
function open(first = '/courses') {
  const states: unknown[] = [];
  const { rerender } = renderHook(useNavigationFocus, { initialProps: first });
  const show = (href: string) => {
    rerender(href);
    const focused = document.activeElement;
    return { top: scrollY, focused: focused === document.body ? null : focused?.textContent };
  };
  return {
    /** Follows a link. The entry that is left is remembered for `back`. */
    follow: (href: string) => {
      states.push(history.state);
      history.pushState(null, '', href);
      return show(href);
    },
    replace: (href: string) => {
      history.replaceState({ entry: (history.state as { entry: string }).entry }, '', href);
      return show(href);
    },
    back: (href: string) => {
      history.replaceState(states.pop(), '', href);
      return show(href);
    },
  };
}

test('opens a page at its top with the focus on its heading', () => {
  const { follow } = open();
  scroll(300);
  expect(follow('/courses/7')).toEqual({ top: 0, focused: 'Page' });
});

test('restores the position of a page after going back', () => {
  const { follow, back } = open();
  scroll(300);
  follow('/courses/7');
  scroll(80);
  expect(back('/courses')).toEqual({ top: 300, focused: 'Page' });
});

test('keeps separate positions for two visits of the same address', () => {
  const { follow, back } = open();
  scroll(300);
  follow('/courses/7');
  expect(follow('/courses').top).toBe(0);
  scroll(50);
  follow('/courses/8');
  expect(back('/courses').top).toBe(50);
  back('/courses/7');
  expect(back('/courses').top).toBe(300);
});

test('opens a page at its top after going back within a list', () => {
  const { follow, back } = open();
  scroll(300);
  follow('/courses?page=2');
  scroll(200);
  expect(back('/courses').top).toBe(300);
  expect(follow('/courses/7').top).toBe(0);
});

test('does not move the page for a filter or a tab', () => {
  const { follow, replace } = open();
  scroll(300);
  expect(replace('/courses?q=up')).toMatchObject({ top: 300, focused: null });
  expect(follow('/courses?tab=archived')).toMatchObject({ top: 300, focused: null });
});

test('opens a page at its top after a redirect', () => {
  const { replace } = open('/login');
  scroll(300);
  expect(replace('/courses')).toEqual({ top: 0, focused: 'Page' });
});

test('restores the position after a reload, and those of earlier entries', () => {
  const { follow } = open();
  scroll(300);
  const first = history.state as object;
  follow('/courses/7');
  scroll(120);
  dispatchEvent(new Event('pagehide'));
  cleanup();
  scroll(0);
  open('/courses/7');
  expect(scrollY).toBe(120);
  cleanup();
  scroll(0);
  history.replaceState(first, '', '/courses');
  open('/courses');
  expect(scrollY).toBe(300);
});

test('leaves the position after a reload to the browser where it has restored it', () => {
  open();
  scroll(300);
  dispatchEvent(new Event('pagehide'));
  cleanup();
  scroll(290);
  open();
  expect(scrollY).toBe(290);
});
