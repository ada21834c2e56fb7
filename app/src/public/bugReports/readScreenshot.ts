import { fileKindProblem, fileSizeText, MAX_PICTURE_BYTES, NO_PICTURE } from '@atlas/domain/uploads';
import type { Screenshot } from './Screenshot.ts';

/** A preview is read from files up to this size. */
const MAX_PREVIEW_BYTES = 5_000_000;

/** The reason why a file cannot be a screenshot, or null. The server checks the content. */
export const screenshotProblem = ({ name, size }: Pick<File, 'name' | 'size'>): string | null =>
  fileKindProblem('screenshot', name) ??
  (size > MAX_PICTURE_BYTES ? `This picture has ${fileSizeText(size)}. Choose one of up to ${fileSizeText(MAX_PICTURE_BYTES)}.` : null);

/** Prepares a chosen file: its preview, or the reason why it cannot be sent. */
export async function readScreenshot(file: File): Promise<Pick<Screenshot, 'chosen' | 'error'>> {
  const problem = screenshotProblem(file);
  if (problem !== null) return { chosen: null, error: problem };
  const preview = file.size <= MAX_PREVIEW_BYTES ? await previewOf(file) : null;
  if (preview === undefined) return { chosen: null, error: NO_PICTURE };
  return { chosen: { name: file.name, note: fileSizeText(file.size), preview }, error: undefined };
}

/** The file as a data URL; undefined for one that the browser cannot read. */
const previewOf = (file: File): Promise<string | undefined> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : undefined));
    reader.addEventListener('error', () => resolve(undefined));
    reader.readAsDataURL(file);
  });
