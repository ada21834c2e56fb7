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
  owner: 'lessonId' | 'courseId' | 'eventId' | 'resourceId' | 'productId' | 'userId' | 'winId' | 'settingId';
  ownerId: number;
  purpose: 'attachment' | 'video' | 'cover' | 'avatar' | 'win' | 'qr';
}
