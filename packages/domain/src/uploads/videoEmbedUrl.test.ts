import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPlaylist, videoEmbedUrl, videoPageUrl } from './videoEmbedUrl.ts';
import { LINK_IS_PLAYLIST, videoLinkProblem } from './videoLinkProblem.ts';

const EMBED = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ';

test.each([
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/watch?list=PL1&v=dQw4w9WgXcQ&index=2',
  'https://www.youtube.com/live/dQw4w9WgXcQ?feature=shared',
  'https://m.youtube.com/shorts/dQw4w9WgXcQ?feature=share',
  'https://www.youtube.com/watch?app=desktop&v=dQw4w9WgXcQ&pp=abc',
  'https://www.youtube.com/watch/?v=dQw4w9WgXcQ',
  'https://youtu.be/dQw4w9WgXcQ?t=0',
  'https://youtu.be/dQw4w9WgXcQ?t=-5',
  'https://youtu.be/dQw4w9WgXcQ?t=',
  'https://youtu.be/dQw4w9WgXcQ?t=soon',
  'https://youtu.be/dQw4w9WgXcQ?t=1.5',
  'https://youtu.be/dQw4w9WgXcQ?start=9999999',
  'http://youtube.com/watch?v=dQw4w9WgXcQ',
  'https://m.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://youtu.be/dQw4w9WgXcQ?si=abc',
  'https://www.youtube.com/embed/dQw4w9WgXcQ',
  'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  'https://www.youtube.com/v/dQw4w9WgXcQ',
  'https://music.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://youtube-nocookie.com/embed/dQw4w9WgXcQ',
  'https://www.youtu.be/dQw4w9WgXcQ',
  'youtu.be/dQw4w9WgXcQ?t=https:1',
  'https://www.youtube.com/shorts/dQw4w9WgXcQ/',
  'youtube.com/watch?v=dQw4w9WgXcQ',
  '  https://youtu.be/dQw4w9WgXcQ  ',
])('embeds %s', (link) => {
  expect(videoEmbedUrl(link)).toBe(EMBED);
});

test.each([
  ['https://youtu.be/dQw4w9WgXcQ?t=90', 90],
  ['https://youtu.be/dQw4w9WgXcQ?si=abc&t=90s', 90],
  ['https://youtu.be/dQw4w9WgXcQ?t=1m30s', 90],
  ['https://youtu.be/dQw4w9WgXcQ?t=1h2m3s', 3723],
  ['https://youtu.be/dQw4w9WgXcQ?t=2m', 120],
  ['https://youtu.be/dQw4w9WgXcQ#t=90', 90],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ#t=1m30s', 90],
  ['https://www.youtube.com/watch?list=PL1&v=dQw4w9WgXcQ&t=42s', 42],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&time_continue=42', 42],
  ['https://www.youtube.com/embed/dQw4w9WgXcQ?start=90', 90],
  ['https://www.youtube.com/live/dQw4w9WgXcQ?t=11447s', 11_447],
  ['https://youtu.be/dQw4w9WgXcQ?t=1', 1],
  ['https://youtu.be/dQw4w9WgXcQ?t=999999', 999_999],
])('starts %s at %d seconds', (link, seconds) => {
  expect(videoEmbedUrl(link)).toBe(`${EMBED}?start=${seconds}`);
});

test('embeds a player address unchanged', () => {
  const start = fc.constantFrom('', '?t=90', '?t=1m30s', '#t=5', '?start=7', '?x=1');
  fc.assert(
    fc.property(fc.stringMatching(/^[\w-]{11}$/), start, (id, time) => {
      const embed = videoEmbedUrl(`https://youtu.be/${id}${time}`);
      expect(embed).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]{11}(?:\?start=[1-9]\d*)?$/);
      expect(videoEmbedUrl(embed ?? '')).toBe(embed);
    }),
  );
});

const PLAYLISTS = [
  'https://www.youtube.com/embed/videoseries?list=PL1',
  'https://www.youtube.com/playlist?list=PL1',
  'm.youtube.com/playlist?list=PL1',
  'https://www.youtube.com/watch?list=PL1',
];

test.each(PLAYLISTS)('treats %s as a playlist, not a video', (link) => {
  expect(videoEmbedUrl(link)).toBeNull();
  expect(isPlaylist(link)).toBe(true);
  expect(videoLinkProblem('Video link', link)).toBe(LINK_IS_PLAYLIST);
});

test.each([
  ['https://youtu.be/dQw4w9WgXcQ?list=PL1', null],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&list=PL1', null],
  ['https://www.youtube.com/playlist', 'Video link is not valid'],
  ['https://example.com/playlist?list=PL1', 'Video link is not valid'],
  ['https://www.youtube.com/embed/live_stream?channel=UC1', 'Video link is not valid'],
  ['', 'Video link is not valid'],
])('reports for %j the problem %j', (link, problem) => {
  expect(isPlaylist(link)).toBe(false);
  expect(videoLinkProblem('Video link', link)).toBe(problem);
});

test.each([
  '',
  'dQw4w9WgXcQ',
  'https://vimeo.com/12345',
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://evil.example/youtu.be/dQw4w9WgXcQ',
  'https://notyoutube.com/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/watch?v=short',
  'https://www.youtube.com/watch?v=xdQw4w9WgXcQ',
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ"onload',
  'https://www.youtube.com/watch',
  'https://www.youtube.com/embed/videoseries',
  'https://www.youtube.com/embed/live_stream?channel=UC1',
  'https://www.youtube.com/clip/Ugkx123',
  'https://www.youtube.com/@channel/live',
  'https://www.youtube.com/live/',
  'https://www.youtube.com/live/short',
  'https://www.youtube.com/playlist?list=PL1',
  'https://www.youtube.com/',
  'https://youtu.be/',
  'javascript:alert(1)//youtu.be/dQw4w9WgXcQ',
  'ftp://youtu.be/dQw4w9WgXcQ',
  'https://[',
  null as unknown as string,
])('does not recognize %j as a video', (link) => {
  expect(videoEmbedUrl(link)).toBeNull();
});

test.each([
  ['https://youtu.be/dQw4w9WgXcQ', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
  ['youtube.com/shorts/dQw4w9WgXcQ', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
  ['https://m.youtube.com/watch?v=dQw4w9WgXcQ#t=1m30s', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=90'],
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=90', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=90'],
  ['https://www.youtube.com/embed/videoseries', null],
  ['https://vimeo.com/12345', null],
  ['javascript:alert(1)//youtu.be/dQw4w9WgXcQ', null],
  ['', null],
])('the page of %j is %j', (link, page) => {
  expect(videoPageUrl(link)).toBe(page);
});
