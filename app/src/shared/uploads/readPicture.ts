import { NO_PICTURE } from '@atlas/domain/uploads';

const dataUrlOf = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(new Error(NO_PICTURE)));
    reader.readAsDataURL(file);
  });

/** Loads a picture in the browser, upright whatever orientation the phone stored. */
export async function loadPicture(url: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = url;
  try {
    await picture.decode();
  } catch {
    throw new Error(NO_PICTURE);
  }
  return picture;
}

/**
 * Reads a chosen picture into a data URL for this page. Rejects with a message when the file is not
 * a picture, whatever its extension.
 */
export async function readPicture(file: File): Promise<string> {
  // The page's policy only allows pictures from our own site and data URLs.
  const url = await dataUrlOf(file);
  await loadPicture(url);
  return url;
}
