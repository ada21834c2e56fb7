import { expect, it } from 'vitest';
import { isShownInline } from './isShownInline.ts';

it.each([
  ['application/pdf', true],
  ['image/png', true],
  ['video/webm', true],
  ['audio/mpeg', true],
  ['image/svg+xml', false],
  ['text/html', false],
  ['text/plain', false],
  ['application/xml', false],
  ['application/zip', false],
  ['image/png; charset=x', false],
  ['x-image/png', false],
  ['', false],
])('%s', (mediaType, inline) => expect(isShownInline(mediaType)).toBe(inline));
