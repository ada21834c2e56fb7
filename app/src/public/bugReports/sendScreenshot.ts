import { uploadErrorMessage } from '../../shared/uploads/uploadErrorMessage.ts';
import { uploadFile } from '../../shared/uploads/uploadFile.ts';
import type { SentReport } from './sendReport.ts';

/**
 * Uploads a screenshot of a report, continuing where an earlier attempt stopped. Loaded when a
 * picture is sent.
 *
 * @returns null once it is stored, or the reason why it is not, for the reporter
 */
export async function sendScreenshot(
  file: File,
  { databaseId, uploadKey }: Pick<SentReport, 'databaseId' | 'uploadKey'>,
  onPercent: (percent: number) => void,
  signal: AbortSignal,
): Promise<string | null> {
  const onProgress = (sent: number) => onPercent(file.size > 0 ? Math.min(100, Math.floor((sent / file.size) * 100)) : 0);
  try {
    // The key identifies the reporter, who may have no account.
    await uploadFile({ owner: 'bugReportId', ownerId: databaseId, purpose: 'screenshot', key: uploadKey }, file, 0, {
      onProgress,
      onPaused: () => undefined,
      signal,
    });
    return null;
  } catch (error) {
    return uploadErrorMessage(error);
  }
}
