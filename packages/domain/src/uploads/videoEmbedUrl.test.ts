import { expect, test } from 'vitest';
import { videoEmbedUrl } from './videoEmbedUrl.ts';

const EMBED = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ';

test.each([
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/watch?list=PL1&v=dQw4w9WgXcQ&t=42s',
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
])('%s is embedded', (link) => {
  expect(videoEmbedUrl(link)).toBe(EMBED);
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
  'https://www.youtube.com/playlist?list=PL1',
  'https://www.youtube.com/',
  'https://youtu.be/',
  'javascript:alert(1)//youtu.be/dQw4w9WgXcQ',
  'ftp://youtu.be/dQw4w9WgXcQ',
  'https://[',
  null as unknown as string,
])('%j is no video that is recognized', (link) => {
  expect(videoEmbedUrl(link)).toBeNull();
});
