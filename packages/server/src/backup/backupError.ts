/** What a backup or a restore cannot do, said for people. */
export class BackupError extends Error {
  override name = 'BackupError';
}
