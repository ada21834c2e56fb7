import { fileSizeText, MAX_PICTURE_BYTES } from '@atlas/domain/uploads';

/** Files up to this size are sent unchanged. */
const KEPT_BYTES = 2_000_000;
/** Enough for the reference and the amount on a photo of a receipt, in pixels. */
const MAX_SIDE = 2000;
const QUALITY = 0.82;
const PREVIEW_SIDE = 480;

const READABLE = ['image/jpeg', 'image/png', 'image/webp'];

export const NOT_A_RECEIPT = 'Choose a picture (JPEG, PNG or WebP) or a PDF.';
export const UNREADABLE = 'This browser cannot open this picture. Take a screenshot of the receipt and choose that.';

export interface PreparedPicture {
  file: File;
  /** Its size in words. */
  size: string;
  /** A small picture as a data URL; null for a PDF. */
  preview: string | null;
}

const isHeic = ({ name, type }: File): boolean => /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);

/** Whether a picture is redrawn before it is sent: it is large, or of a type that the server rejects. */
export const isRedrawn = ({ type, size }: Pick<File, 'type' | 'size'>): boolean => !READABLE.includes(type) || size > KEPT_BYTES;

/**
 * The size of a picture whose longest side is at most `most` pixels. Smaller pictures keep theirs.
 *
 * @example fittedSize({ width: 4000, height: 3000 }, 2000) // { width: 2000, height: 1500 }
 */
export function fittedSize({ width, height }: { width: number; height: number }, most = MAX_SIDE): { width: number; height: number } {
  const scale = Math.min(1, most / Math.max(width, height, 1));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Explains why a prepared file cannot be sent, or returns null. */
export const receiptSizeProblem = ({ size }: Pick<File, 'size'>): string | null =>
  size > MAX_PICTURE_BYTES
    ? `This file has ${fileSizeText(size)}, and a receipt can have ${fileSizeText(MAX_PICTURE_BYTES)}. Choose a smaller one, or take a screenshot of it.`
    : null;

/**
 * Prepares the picture of a receipt for sending: large ones are made smaller so that its reference
 * and amount stay readable, others are sent unchanged.
 *
 * @throws Error with a message for the payer, when the file is not a receipt or too large
 */
export async function prepareReceiptPicture(original: File): Promise<PreparedPicture> {
  if (original.type === 'application/pdf') return checked(original, null);
  if (!original.type.startsWith('image/') && !isHeic(original)) throw new Error(NOT_A_RECEIPT);
  const picture = await createImageBitmap(original, { imageOrientation: 'from-image' }).catch(() => null);
  if (picture === null) throw new Error(UNREADABLE);
  try {
    const preview = render(picture, fittedSize(picture, PREVIEW_SIDE)).toDataURL('image/jpeg', 0.7);
    if (!isRedrawn(original)) return checked(original, preview);
    const smaller = await jpegOf(render(picture, fittedSize(picture)));
    const isKept = READABLE.includes(original.type) && (smaller === null || smaller.size >= original.size);
    if (isKept) return checked(original, preview);
    if (smaller === null) throw new Error(UNREADABLE);
    return checked(new File([smaller], jpegName(original.name), { type: 'image/jpeg', lastModified: original.lastModified }), preview);
  } finally {
    picture.close();
  }
}

function checked(file: File, preview: string | null): PreparedPicture {
  const problem = receiptSizeProblem(file);
  if (problem !== null) throw new Error(problem);
  return { file, size: fileSizeText(file.size), preview };
}

/** The name of a picture once it is a JPEG. */
export const jpegName = (name: string): string => `${name.replace(/\.[^.]*$/, '') || 'receipt'}.jpg`;

function render(picture: ImageBitmap, { width, height }: { width: number; height: number }): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error(UNREADABLE);
  // A JPEG has no transparency.
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, width, height);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, 0, 0, width, height);
  return canvas;
}

const jpegOf = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', QUALITY);
  });
