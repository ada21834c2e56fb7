import type { RichText } from '@atlas/domain/richText';
import { PUBLISHED, type PublicationFixture } from './publication.ts';

/*
 * Courses for the stories of every audience. A builder sets the fields whose default text would
 * otherwise show; the schema's defaults fill in the rest.
 */

export interface FileFixture {
  databaseId: number;
  name: string;
  bytes: number;
  category: 'audio' | 'document' | 'video';
  purpose: 'attachment' | 'video';
  url: string;
}

export interface ContentFixture {
  body: string;
  /** The body as parsed by the server. */
  bodyTree?: RichText;
  videoUrl?: string | null;
  videoEmbedUrl?: string | null;
  videoPageUrl?: string | null;
  completionRule?: string;
  embedUrl?: string | null;
  videoFile?: FileFixture | null;
  files?: readonly FileFixture[];
}

/** The last save of a record. */
export interface SavedFixture {
  at: string;
  by: { name: string } | null;
}

export interface LessonFixture extends PublicationFixture {
  databaseId: number;
  name: string;
  type: 'VIDEO' | 'TEXT' | 'EMBED';
  shortDescription: string;
  durationSeconds: number;
  dataBytes: number;
  isFinished: boolean;
  finishedAt: string | null;
  positionSeconds: number;
  revision: number;
  archivedAt: string | null;
  content: ContentFixture | null;
  /** The part that the lesson still lacks. */
  gap?: 'No video yet' | 'No text yet' | null;
  lastSaved?: SavedFixture | null;
}

export interface UnitFixture {
  databaseId: number;
  name: string;
  shortDescription: string;
  description: string;
  revision: number;
  lessons: readonly LessonFixture[];
}

/** A person, product or access level by id and name, as choices list them. */
export interface NamedFixture {
  databaseId: number;
  name: string;
}

export interface CourseFixture extends PublicationFixture {
  databaseId: number;
  name: string;
  shortDescription: string;
  description: string;
  descriptionTree?: RichText;
  revision: number;
  units: readonly UnitFixture[];
  unitCount: number;
  lessonCount: number;
  author?: NamedFixture | null;
  accessLevels?: readonly NamedFixture[];
  products?: readonly NamedFixture[];
  intro?: string;
  introVideoUrl?: string | null;
  createdAt?: string;
  lastSaved?: SavedFixture | null;
  archivedAt?: string | null;
  accessUntil?: string | null;
  lock?: { reason: string; label: string; text: string; step: string | null } | null;
  nextLesson?: LessonFixture | null;
  progress?: Readonly<Record<'finishedLessons' | 'totalLessons' | 'percent' | 'secondsLeft' | 'bytesLeft', number>>;
}

type Named<Fixture extends { name: string }> = Partial<Fixture> & Pick<Fixture, 'name'>;

/** A file of a lesson: a document to download, unless it is the video that the lesson plays. */
export const lessonFile = ({ databaseId = 1040, ...named }: Named<FileFixture>): FileFixture => ({
  databaseId,
  bytes: 0,
  category: 'document',
  purpose: 'attachment',
  url: `/api/uploads/${databaseId}`,
  ...named,
});

/** A text lesson without text, unless overridden. */
export const lesson = (named: Named<LessonFixture>): LessonFixture => ({
  databaseId: 101,
  type: 'TEXT',
  shortDescription: '',
  durationSeconds: 0,
  dataBytes: 0,
  isFinished: false,
  finishedAt: null,
  positionSeconds: 0,
  revision: 1,
  ...PUBLISHED,
  archivedAt: null,
  content: { body: '' },
  ...named,
});

/** A unit without lessons, unless given. */
export const unit = (named: Named<UnitFixture>): UnitFixture => ({
  databaseId: 10,
  shortDescription: '',
  description: '',
  revision: 1,
  lessons: [],
  ...named,
});

/** A course without content, unless given. It includes the counts of its units and lessons. */
export const course = ({ units = [], ...named }: Named<CourseFixture>): CourseFixture => ({
  databaseId: 1,
  shortDescription: '',
  description: '',
  revision: 1,
  ...PUBLISHED,
  ...(named.createdAt !== undefined && { publishedAt: named.createdAt }),
  units,
  unitCount: units.length,
  lessonCount: lessonsOf({ units }).length,
  ...named,
});

/** All lessons of a course, in order. */
export const lessonsOf = ({ units }: Pick<CourseFixture, 'units'>): readonly LessonFixture[] => units.flatMap(({ lessons }) => lessons);

/**
 * A lesson with its course, its unit and its neighbours; null when the course does not have the
 * lesson.
 */
export function lessonIn(of: CourseFixture, databaseId: number) {
  const lessons = lessonsOf(of);
  const at = lessons.findIndex((one) => one.databaseId === databaseId);
  const found = lessons[at];
  return found
    ? {
        ...found,
        course: of,
        unit: of.units.find((one) => one.lessons.includes(found))!,
        number: at + 1,
        previous: lessons[at - 1] ?? null,
        next: lessons[at + 1] ?? null,
      }
    : null;
}

/** The same course with another version of one of its lessons. */
export const withLesson = (of: CourseFixture, databaseId: number, named: Partial<LessonFixture>): CourseFixture => ({
  ...of,
  units: of.units.map((one) => ({
    ...one,
    lessons: one.lessons.map((held) => (held.databaseId === databaseId ? { ...held, ...named } : held)),
  })),
});
