import { beforeEach, expect, test, vi } from 'vitest';
import { compressImage } from './compressImage.ts';

const compress = vi.hoisted(() => vi.fn());
vi.mock('browser-image-compression', () => ({ default: compress }));
beforeEach(() => {
  compress.mockReset();
});

const file = (name: string, type: string, size: number) => new File([new Uint8Array(size)], name, { type, lastModified: 5 });

test('compresses a photo and keeps its name', async () => {
  compress.mockResolvedValue(new Blob(['small'], { type: 'image/jpeg' }));
  const smaller = await compressImage(file('receipt.jpg', 'image/jpeg', 900_000));
  expect([smaller.name, smaller.type, smaller.size, smaller.lastModified]).toEqual(['receipt.jpg', 'image/jpeg', 5, 5]);
});

test('loads no code from another site', async () => {
  compress.mockResolvedValue(new Blob(['small']));
  await compressImage(file('receipt.jpg', 'image/jpeg', 900_000));
  expect(compress.mock.calls[0]?.[1]).toMatchObject({ useWebWorker: false });
});

test.each([
  ['another file type', file('notes.pdf', 'application/pdf', 900_000)],
  ['a drawing', file('logo.svg', 'image/svg+xml', 900_000)],
  ['an animation', file('wave.gif', 'image/gif', 900_000)],
  ['a small image', file('icon.png', 'image/png', 20_000)],
])('returns %s unchanged', async (_what, original) => {
  expect(await compressImage(original)).toBe(original);
  expect(compress).not.toHaveBeenCalled();
});

test('returns a file unchanged if it cannot be read or gets no smaller', async () => {
  const original = file('receipt.jpg', 'image/jpeg', 400_000);
  compress.mockRejectedValueOnce(new Error('not an image'));
  expect(await compressImage(original)).toBe(original);
  compress.mockResolvedValueOnce(new Blob([new Uint8Array(500_000)]));
  expect(await compressImage(original)).toBe(original);
});
