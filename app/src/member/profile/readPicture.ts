import { NO_PICTURE } from '@atlas/domain/uploads';

const dataUrlOf = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(new Error(NO_PICTURE)));
    reader.readAsDataURL(file);
  });

/** A picture that the browser has read: drawn upright, whatever the phone wrote into it. */
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

/** The address of a chosen picture for this page. Rejects with a sentence when it is none, whatever its name says. */
export async function readPicture(file: File): Promise<string> {
  // The policy of the page shows pictures of our own site and such addresses only.
  const url = await dataUrlOf(file);
  await loadPicture(url);
  return url;
}
