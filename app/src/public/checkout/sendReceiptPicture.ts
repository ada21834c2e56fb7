import { uploadErrorMessage } from '../../shared/uploads/uploadErrorMessage.ts';
import { uploadFile } from '../../shared/uploads/uploadFile.ts';
import type { PictureKey } from './PictureKey.ts';

/**
 * Uploads the picture of a receipt, continuing where an earlier attempt stopped. Loaded when a
 * picture is sent.
 *
 * @returns null once it is stored, or the reason why it is not, for the payer
 */
export async function sendReceiptPicture(
  file: File,
  { receipt, uploadKey }: PictureKey,
  onPercent: (percent: number) => void,
  signal: AbortSignal,
): Promise<string | null> {
  const onProgress = (sent: number) => onPercent(file.size > 0 ? Math.min(100, Math.floor((sent / file.size) * 100)) : 0);
  try {
    // The key identifies the sender, who may have no account.
    await uploadFile({ owner: 'proofId', ownerId: receipt, purpose: 'receipt', key: uploadKey }, file, 0, {
      onProgress,
      onPaused: () => undefined,
      signal,
    });
    return null;
  } catch (error) {
    return uploadErrorMessage(error);
  }
}
