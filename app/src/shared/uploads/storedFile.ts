/** A file that arrived. */
export interface StoredFile {
  id: string;
  name: string;
  /** In bytes. */
  size: number;
  url: string;
}

/** What a file belongs to, and what it is there. */
export interface Owner {
  owner: 'lessonId' | 'courseId' | 'eventId' | 'resourceId' | 'userId' | 'winId';
  ownerId: number;
  purpose: 'attachment' | 'video' | 'cover' | 'avatar' | 'win';
}
