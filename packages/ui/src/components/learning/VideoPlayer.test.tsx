import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { VideoPlayer } from './VideoPlayer.tsx';

const file = { kind: 'file', src: '/lesson.mp4' } as const;
const video = () => document.querySelector('video');
beforeEach(() => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
});

function open(props: Partial<Parameters<typeof VideoPlayer>[0]> = {}) {
  render(<VideoPlayer title="Openings" coverId={1} source={file} meta="12:40" {...props} />);
  fireEvent.click(screen.getByRole('button', { name: /Tap to load the video/ }));
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

test('resumes after the tap where the user stopped', () => {
  open({ startAt: 185 });
  reach('loadedMetadata', 0);
  expect(video()?.currentTime).toBe(185);
  expect(HTMLMediaElement.prototype.play).toHaveBeenCalled();
  expect(screen.getByRole('status').textContent).toBe('Video loaded');
});

test.each([757, 900])('a video watched to second %d of 760 starts from the beginning', (startAt) => {
  open({ startAt });
  reach('loadedMetadata', 0);
  expect(video()?.currentTime).toBe(0);
});

test('reports progress every five seconds, on pause and at the end', () => {
  const onProgress = vi.fn();
  const onEnded = vi.fn();
  open({ onProgress, onEnded });
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

test('reports no unknown duration', () => {
  const onProgress = vi.fn();
  open({ onProgress });
  reach('timeUpdate', 20, Number.NaN);
  reach('pause', 20, Infinity);
  expect(onProgress).not.toHaveBeenCalled();
});

test('a failed video can be retried, from the second it had reached', () => {
  open();
  reach('timeUpdate', 42);
  fireEvent.error(video()!);
  expect(video()).toBeNull();
  expect(screen.getByRole('status').textContent).toMatch(/did not load/);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  reach('loadedMetadata', 0);
  expect(video()?.currentTime).toBe(42);
});

test('an external player is a labelled frame, isolated from this page', () => {
  open({ source: { kind: 'embed', src: 'about:blank' } });
  const frame = screen.getByTitle('Openings');
  expect(frame.getAttribute('referrerpolicy')).toBe('strict-origin-when-cross-origin');
  expect(frame.getAttribute('sandbox')).not.toContain('top-navigation');
});
