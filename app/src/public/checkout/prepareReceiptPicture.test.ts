import { expect, test } from 'vitest';
import { fittedSize, isRedrawn, jpegName, NOT_A_RECEIPT, prepareReceiptPicture, receiptSizeProblem } from './prepareReceiptPicture.ts';

test.each([
  ['image/jpeg', 2_000_000, false],
  ['image/jpeg', 2_000_001, true],
  ['image/png', 300_000, false],
  ['image/webp', 2_500_000, true],
  ['image/heic', 300_000, true],
  ['', 300_000, true],
])('a picture of the type %j with %d bytes is redrawn: %j', (type, size, redrawn) => {
  expect(isRedrawn({ type, size })).toBe(redrawn);
});

test.each([
  [4000, 3000, 2000, 1500],
  [1080, 2400, 900, 2000],
  [2000, 2000, 2000, 2000],
  [720, 1280, 720, 1280],
  [1, 8000, 1, 2000],
])('fits %d × %d into %d × %d', (width, height, fittedWidth, fittedHeight) => {
  expect(fittedSize({ width, height })).toEqual({ width: fittedWidth, height: fittedHeight });
});

test('rejects files over 5 MB with both sizes', () => {
  expect(receiptSizeProblem({ size: 5_000_000 })).toBeNull();
  expect(receiptSizeProblem({ size: 6_200_000 })).toMatch(/6\.2\u00A0MB.*5\u00A0MB/);
});

test('sends a PDF unchanged', async () => {
  const slip = new File(['%PDF'], 'slip.pdf', { type: 'application/pdf' });
  expect(await prepareReceiptPicture(slip)).toEqual({ file: slip, size: '4\u00A0B', preview: null });
});

test('rejects a file that is neither a picture nor a PDF', async () => {
  await expect(prepareReceiptPicture(new File(['x'], 'receipt.docx', { type: 'application/msword' }))).rejects.toThrow(NOT_A_RECEIPT);
});

test.each([
  ['IMG_0412.HEIC', 'IMG_0412.jpg'],
  ['receipt', 'receipt.jpg'],
  ['.png', 'receipt.jpg'],
  ['gcash 11.12.png', 'gcash 11.12.jpg'],
])('names the JPEG of %s %s', (name, jpeg) => {
  expect(jpegName(name)).toBe(jpeg);
});
