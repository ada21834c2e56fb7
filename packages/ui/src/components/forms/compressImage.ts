/** What a camera gives and a page can redraw. Drawings and animations are left as they are. */
const PHOTO = /^image\/(jpeg|png|webp)$/;
const SMALL = 300 * 1024;

/**
 * A photo in the size of a screen and at most about 1 MB, before it is uploaded over prepaid data; any other file as it is. When a picture
 * cannot be read, or would not get smaller, it is sent as it is.
 */
export async function compressImage(file: File): Promise<File> {
  if (!PHOTO.test(file.type) || file.size <= SMALL) return file;
  try {
    const { default: compress } = await import('browser-image-compression');
    // In this page, not in a worker: the library's worker would load its code from another site.
    const smaller = await compress(file, { maxSizeMB: 1, maxWidthOrHeight: 2048, useWebWorker: false });
    return smaller.size < file.size ? new File([smaller], file.name, { type: smaller.type, lastModified: file.lastModified }) : file;
  } catch {
    return file;
  }
}
