/** A stored file. */
export interface StoredFile {
  id: string;
  name: string;
  /** In bytes. */
  size: number;
  url: string;
}

/** The record that a file belongs to, and the file's purpose there. */
export interface Owner {
  owner:
    | 'lessonId'
    | 'courseId'
    | 'eventId'
    | 'resourceId'
    | 'productId'
    | 'userId'
    | 'winId'
    | 'settingId'
    | 'proofId'
    | 'statementId'
    | 'landingPageId'
    | 'attemptId'
    | 'bugReportId';
  ownerId: number;
  purpose:
    | 'attachment'
    | 'video'
    | 'cover'
    | 'avatar'
    | 'win'
    | 'qr'
    | 'receipt'
    | 'statement'
    | 'block'
    | 'share'
    | 'answer'
    | 'screenshot';
  /** The upload key of the record, from a sender who may have no account. */
  key?: string;
}

/** The header with the upload key of a record; empty where the account decides. */
export const keyHeader = ({ key }: Owner): Record<string, string> => (key === undefined ? {} : { 'Order-Secret': key });
