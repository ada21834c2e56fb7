/** Photo formats that a canvas can redraw. Vector images and animations are left alone. */
const PHOTO = /^image\/(jpeg|png|webp)$/;
const SMALL = 300 * 1024;

/**
 * Compresses a photo to screen size and at most about 1 MB, to save prepaid data; returns any other file unchanged. When a picture
 * cannot be read, or would not get smaller, it is returned unchanged.
 */
export async function compressImage(file: File): Promise<File> {
  if (!PHOTO.test(file.type) || file.size <= SMALL) return file;
  try {
    const { default: compress } = await import('browser-image-compression');
    // On the main thread: the library's worker would load its code from a CDN.
    const smaller = await compress(file, { maxSizeMB: 1, maxWidthOrHeight: 2048, useWebWorker: false });
    return smaller.size < file.size ? new File([smaller], file.name, { type: smaller.type, lastModified: file.lastModified }) : file;
  } catch {
    return file;
  }
}
