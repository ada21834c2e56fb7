import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Role } from '@atlas/domain/access';
import { demoFileBytes } from '../files/demoFile.ts';
import { daysFrom, type Seed } from '../seed.ts';
import { files } from '../../modules/files/tables.ts';
import { DEMO_COURSES } from './demoCourses.ts';
import type { DemoCourse, DemoLesson } from './types.ts';
import { accessLevelCourses, courses, lessonProgress, lessons, units } from '../../modules/courses/tables.ts';

/** Ids of the demo courses by way of access. */
export type SeededCourses = Record<DemoCourse['opens'], number[]>;

const SAMPLE_VIDEO = join(import.meta.dirname, '../assets/sample-lesson.webm');
const SAMPLE_VIDEO_KEY = 'demo/sample-lesson.webm';
/** Data size of one minute of streamed video at 360p. */
const BYTES_PER_MINUTE = 2_400_000;

/**
 * Seeds the demo courses with their units, lessons and files, the grants of the access levels, and
 * some progress.
 */
export async function seedCourses(seed: Seed, levels: Record<Role, number>, people: ReadonlyMap<string, number>): Promise<SeededCourses> {
  const video = await readFile(SAMPLE_VIDEO);
  await seed.storage.put(SAMPLE_VIDEO_KEY, video);
  const seeded: SeededCourses = { membership: [], advanced: [], free: [], bonus: [] };
  const lessonsOf = new Map<string, number[]>();
  // The course with an explicit id is inserted first, so that the sequence is set past it before it
  // generates other ids.
  const order = [...DEMO_COURSES.keys()].toSorted(
    (a, b) => Number(DEMO_COURSES[b]?.id !== undefined) - Number(DEMO_COURSES[a]?.id !== undefined),
  );
  for (const index of order) {
    const demo = DEMO_COURSES[index];
    if (!demo) continue;
    const [course] = await seed.tx
      .insert(courses)
      .values({
        ...(demo.id !== undefined && { id: demo.id }),
        name: demo.name,
        shortDescription: demo.shortDescription,
        description: demo.description,
        authorId: people.get(demo.author) ?? null,
        archivedAt: demo.archived ? daysFrom(seed, -40) : null,
        createdAt: daysFrom(seed, -180 + index * 9),
        publishedAt: daysFrom(seed, -180 + index * 9),
      })
      .returning({ id: courses.id, createdAt: courses.createdAt });
    if (!course) continue;
    if (demo.id !== undefined) await seed.tx.execute(sql`select setval(pg_get_serial_sequence('courses', 'id'), 200, false)`);
    seeded[demo.opens].push(course.id);
    lessonsOf.set(demo.name, await seedUnits(seed, course, demo, video.byteLength));
  }
  await seed.tx
    .insert(accessLevelCourses)
    .values([
      ...seeded.free.map((courseId) => ({ courseId, accessLevelId: levels['non-member'] })),
      ...[...seeded.bonus, ...seeded.free].map((courseId) => ({ courseId, accessLevelId: levels.member })),
    ]);
  await seedProgress(seed, people, [...lessonsOf.values()]);
  return seeded;
}

async function seedUnits(seed: Seed, course: { id: number; createdAt: Date }, demo: DemoCourse, videoBytes: number): Promise<number[]> {
  const unitRows = await seed.tx
    .insert(units)
    .values(
      demo.units.map((unit, position) => ({ courseId: course.id, position, name: unit.name, shortDescription: unit.shortDescription })),
    )
    .returning({ id: units.id });
  const planned = demo.units.flatMap((unit, at) =>
    unit.lessons.map((lesson, position) => ({ lesson, position, unitId: unitRows[at]?.id ?? 0 })),
  );
  const rows = await seed.tx
    .insert(lessons)
    .values(
      planned.map(({ lesson, position, unitId }) => ({
        ...lessonRow(lesson, videoBytes),
        position,
        unitId,
        createdAt: course.createdAt,
        publishedAt: course.createdAt,
      })),
    )
    .returning({ id: lessons.id });
  const owned = await Promise.all(planned.map(({ lesson }, at) => fileRows(seed, lesson, rows[at]?.id ?? 0, videoBytes)));
  if (owned.flat().length > 0) await seed.tx.insert(files).values(owned.flat());
  return rows.map((row) => row.id);
}

const isOwnVideo = (lesson: DemoLesson) => lesson.video !== undefined && 'file' in lesson.video;

function lessonRow(lesson: DemoLesson, videoBytes: number) {
  const text = Buffer.byteLength(lesson.body);
  return {
    name: lesson.name,
    type: lesson.type,
    shortDescription: lesson.shortDescription,
    body: lesson.body,
    videoUrl: lesson.video && 'link' in lesson.video ? lesson.video.link : null,
    embedUrl: lesson.embedUrl ?? null,
    durationSeconds: lesson.minutes * 60,
    dataBytes:
      text +
      (isOwnVideo(lesson)
        ? videoBytes
        : lesson.type === 'VIDEO'
          ? lesson.minutes * BYTES_PER_MINUTE
          : lesson.type === 'EMBED'
            ? 1_500_000
            : 0),
  };
}

async function fileRows(seed: Seed, lesson: DemoLesson, lessonId: number, videoBytes: number): Promise<(typeof files.$inferInsert)[]> {
  const rows: (typeof files.$inferInsert)[] = [];
  if (isOwnVideo(lesson)) {
    const storageKey = `${SAMPLE_VIDEO_KEY}`;
    rows.push({
      name: `${lesson.name}.webm`,
      mediaType: 'video/webm',
      bytes: videoBytes,
      storageKey,
      lessonId,
      purpose: 'video',
      createdAt: seed.now,
    });
  }
  for (const [position, file] of (lesson.files ?? []).entries()) {
    const { bytes, mediaType } = demoFileBytes(file);
    const storageKey = `demo/${lessonId}/${position}`;
    await seed.storage.put(storageKey, bytes);
    rows.push({
      name: file.name,
      mediaType,
      bytes: bytes.byteLength,
      storageKey,
      lessonId,
      purpose: 'attachment',
      position,
      createdAt: seed.now,
    });
  }
  return rows;
}

/**
 * Seeds some finished lessons and one left halfway, so that the home page has something to
 * continue.
 */
async function seedProgress(seed: Seed, people: ReadonlyMap<string, number>, courseLessons: readonly number[][]): Promise<void> {
  const rows: (typeof lessonProgress.$inferInsert)[] = [];
  const add = (key: string, lessonIds: readonly number[], finished: number, daysAgo: number) => {
    for (const [index, lessonId] of lessonIds.slice(0, finished + 1).entries()) {
      const openedAt = new Date(daysFrom(seed, -daysAgo).getTime() + index * 600_000);
      const isFinished = index < finished;
      rows.push({
        userId: people.get(key) ?? 0,
        lessonId,
        openedAt,
        finishedAt: isFinished ? openedAt : null,
        positionSeconds: isFinished ? 0 : 9,
      });
    }
  };
  const [, first = [], second = [], third = []] = courseLessons;
  for (const key of ['member', 'expired', 'expiring', 'multi']) {
    add(key, first, 7, 1);
    add(key, second, second.length, 30);
    add(key, third, 2, 12);
  }
  await seed.tx.insert(lessonProgress).values(rows);
}
