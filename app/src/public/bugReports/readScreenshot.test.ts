import { describe, expect, it } from 'vitest';
import { readScreenshot, screenshotProblem } from './readScreenshot.ts';

const MOST = 5_000_000;

describe('a chosen screenshot', () => {
  it.each([
    ['page.png', MOST, null],
    ['page.PNG', 1, null],
    ['page.png', MOST + 1, 'This picture has 5\u00a0MB. Choose one of up to 5\u00a0MB.'],
    ['page.svg', 1, 'Choose a picture: jpg, png, webp or gif.'],
    ['page.pdf', 1, 'Choose a picture: jpg, png, webp or gif.'],
  ])('%s of %d bytes: %s', (name, size, problem) => {
    expect(screenshotProblem({ name, size })).toBe(problem);
  });

  it('has a preview and its size', async () => {
    const file = new File(['12345'], 'page.png', { type: 'image/png' });
    expect(await readScreenshot(file)).toEqual({
      chosen: { name: 'page.png', note: '5\u00a0B', preview: 'data:image/png;base64,MTIzNDU=' },
      error: undefined,
    });
  });

  it('of another type is not sent', async () => {
    const read = await readScreenshot(new File(['x'], 'page.pdf'));
    expect(read).toEqual({ chosen: null, error: 'Choose a picture: jpg, png, webp or gif.' });
  });
});
