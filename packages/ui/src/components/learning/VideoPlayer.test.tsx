import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { VideoPlayer } from './VideoPlayer.tsx';

const file = { kind: 'file', src: '/lesson.mp4' } as const;
const video = () => document.querySelector('video');
beforeEach(() => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
});

afterEach(() => {
  vi.useRealTimers();
});

/** The players load after the tap. */
const playersLoaded = () =>
  act(async () => {
    await import('./mediaPlayers.ts');
    await Promise.resolve();
  });

async function open(props: Partial<Parameters<typeof VideoPlayer>[0]> = {}) {
  render(<VideoPlayer title="Openings" coverId={1} source={file} meta="12:40" {...props} />);
  fireEvent.click(screen.getByRole('button', { name: /Tap to load the video/ }));
  await playersLoaded();
}

/** Acts as the browser: the file is `duration` seconds long and has reached `seconds`. */
function reach(event: 'loadedMetadata' | 'timeUpdate' | 'pause' | 'ended', seconds: number, duration = 760) {
  const element = video()!;
  Object.defineProperty(element, 'duration', { configurable: true, value: duration });
  element.currentTime = seconds;
  fireEvent[event](element);
}

test('renders no player before the tap', () => {
  render(<VideoPlayer title="Openings" coverId={1} source={file} meta="12:40" />);
  expect(video()).toBeNull();
  expect(document.querySelector('iframe')).toBeNull();
});

test('resumes after the tap where the user stopped', async () => {
  await open({ startAt: 185 });
  reach('loadedMetadata', 0);
  expect(video()?.currentTime).toBe(185);
  expect(HTMLMediaElement.prototype.play).toHaveBeenCalled();
  expect(screen.getByRole('status').textContent).toBe('Video loaded');
});

test.each([757, 900])('a video watched to second %d of 760 starts from the beginning', async (startAt) => {
  await open({ startAt });
  reach('loadedMetadata', 0);
  expect(video()?.currentTime).toBe(0);
});

test('reports progress every five seconds, on pause and at the end', async () => {
  const onProgress = vi.fn();
  const onEnded = vi.fn();
  await open({ onProgress, onEnded });
  for (const second of [1, 4.9, 5, 9, 10.5]) reach('timeUpdate', second);
  reach('pause', 11);
  reach('ended', 760);
  expect(onProgress.mock.calls).toEqual([
    [5, 760, false],
    [10.5, 760, false],
    [11, 760, true],
    [760, 760, true],
  ]);
  expect(onEnded).toHaveBeenCalledTimes(1);
});

test('reports no unknown duration', async () => {
  const onProgress = vi.fn();
  await open({ onProgress });
  reach('timeUpdate', 20, Number.NaN);
  reach('pause', 20, Infinity);
  expect(onProgress).not.toHaveBeenCalled();
});

test('a failed video can be retried, from the second it had reached', async () => {
  await open();
  reach('timeUpdate', 42);
  fireEvent.error(video()!);
  expect(video()).toBeNull();
  expect(screen.getByRole('status').textContent).toMatch(/did not load/);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  reach('loadedMetadata', 0);
  expect(video()?.currentTime).toBe(42);
});

test('an external player is a labelled frame, isolated from this page', async () => {
  await open({ source: { kind: 'embed', src: 'about:blank' } });
  const frame = screen.getByTitle('Openings');
  expect(frame.getAttribute('referrerpolicy')).toBe('strict-origin-when-cross-origin');
  expect(frame.getAttribute('sandbox')).not.toContain('top-navigation');
});

const status = () => screen.getByRole('status').textContent;
function wait(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}
const frame = () => screen.getByTitle<HTMLIFrameElement>('Openings');
const embed = { kind: 'embed', src: 'about:blank#' } as const;

/** The window of the player's page, which the test environment does not create. */
function windowOf(element: HTMLIFrameElement) {
  const page = { postMessage: vi.fn() };
  Object.defineProperty(element, 'contentWindow', { configurable: true, value: page });
  return page;
}

/** Acts as the page in a frame: sends a message from its window. */
const send = (source: unknown) =>
  act(() => {
    window.dispatchEvent(Object.assign(new Event('message'), { source }));
  });

test('a file that has not loaded after 8 seconds says so, and may still load', async () => {
  vi.useFakeTimers();
  await open();
  wait(7999);
  expect(status()).toBe('Loading the video');
  wait(1);
  expect(status()).toMatch(/has not loaded yet/);
  expect(screen.queryByRole('link')).toBeNull();
  reach('loadedMetadata', 0);
  expect(status()).toBe('Video loaded');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('an external player is loaded only once it has sent a message, not when its frame has', async () => {
  vi.useFakeTimers();
  await open({ source: embed });
  const page = windowOf(frame());
  fireEvent.load(frame());
  send(window);
  send(null);
  expect(status()).toBe('Loading the video');
  send(page);
  expect(status()).toBe('Video loaded');
  wait(20_000);
  expect(status()).toBe('Video loaded');
});

test('an external player that does not load offers another attempt and the site itself', async () => {
  vi.useFakeTimers();
  await open({ source: embed, elsewhere: { href: 'https://youtu.be/dQw4w9WgXcQ', text: 'Open on YouTube' } });
  wait(8000);
  expect(status()).toMatch(/has not loaded yet/);
  expect(screen.getByRole('link', { name: 'Open on YouTube' }).getAttribute('href')).toBe('https://youtu.be/dQw4w9WgXcQ');
  const first = frame();
  const firstPage = windowOf(first);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(frame()).not.toBe(first);
  expect(status()).toBe('Loading the video');
  // The first attempt is over.
  send(firstPage);
  expect(status()).not.toBe('Video loaded');
  wait(8000);
  expect(status()).toMatch(/has not loaded yet/);
  send(windowOf(frame()));
  expect(status()).toBe('Video loaded');
});

test('greets an external player until it responds', async () => {
  vi.useFakeTimers();
  await open({ source: embed });
  const page = windowOf(frame());
  wait(1000);
  expect(page.postMessage).toHaveBeenCalledTimes(2);
  expect(JSON.parse(String(page.postMessage.mock.calls[0]?.[0]))).toMatchObject({ event: 'listening' });
  send(page);
  wait(5000);
  expect(page.postMessage).toHaveBeenCalledTimes(2);
});
