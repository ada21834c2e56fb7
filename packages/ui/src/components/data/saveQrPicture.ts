import type { QrShape } from './qrPath.ts';

/** Pixels per module: sharp in print, and still a small file. */
const SCALE = 16;

/** Downloads a QR code as a PNG, black on white. Does nothing without canvas support. */
export function saveQrPicture({ size, path }: QrShape, name: string): void {
  const canvas = document.createElement('canvas');
  canvas.width = size * SCALE;
  canvas.height = size * SCALE;
  const pen = canvas.getContext('2d');
  if (!pen) return;
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.scale(SCALE, SCALE);
  pen.fillStyle = 'black';
  pen.fill(new Path2D(path));
  canvas.toBlob((picture) => {
    if (!picture) return;
    const address = URL.createObjectURL(picture);
    const link = document.createElement('a');
    link.href = address;
    link.download = name;
    link.click();
    // The download has started by the next task.
    setTimeout(() => URL.revokeObjectURL(address), 0);
  }, 'image/png');
}
