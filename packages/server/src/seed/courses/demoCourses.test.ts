import { describe, expect, it } from 'vitest';
import { LESSON_TYPES } from '@atlas/domain/courses';
import { isEmbedAllowed, videoEmbedUrl } from '@atlas/domain/uploads';
import { demoFileBytes } from '../files/demoFile.ts';
import { DEMO_COURSES } from './demoCourses.ts';
import type { DemoCourse } from './types.ts';

/** The hosts that the demo embeds. */
const HOSTS = ['docs.google.com', 'www.canva.com', 'miro.com', 'www.figma.com', 'codepen.io'];

const lessonsOf = (course: DemoCourse) => course.units.flatMap((unit) => unit.lessons);
const lessons = DEMO_COURSES.flatMap(lessonsOf);
const files = lessons.flatMap((lesson) => lesson.files ?? []);
const duplicates = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) !== index);
const words = (text: string) => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;

describe('the demo courses', () => {
  it('are fourteen, with every way of access, and one archived', () => {
    const count = (opens: DemoCourse['opens']) => DEMO_COURSES.filter((course) => course.opens === opens && !course.archived).length;
    expect(DEMO_COURSES).toHaveLength(14);
    expect([count('membership'), count('advanced'), count('free'), count('bonus')]).toEqual([8, 2, 2, 1]);
    expect(DEMO_COURSES.filter((course) => course.archived)).toHaveLength(1);
  });

  it('reserve id 136 for the bonuses and leave the other ids to the database', () => {
    const [bonuses, ...others] = DEMO_COURSES.filter((course) => course.id !== undefined);
    expect(others).toEqual([]);
    expect(bonuses).toMatchObject({ id: 136, opens: 'bonus', name: expect.stringMatching(/^Bonuses/) as string });
  });

  it('begin with a course of four units and sixteen lessons', () => {
    const [first] = DEMO_COURSES;
    expect(first).toMatchObject({ name: 'Proposals that get answered', opens: 'membership' });
    expect([first?.units.length, first && lessonsOf(first).length]).toEqual([4, 16]);
  });

  it('have unique names', () => {
    expect(duplicates(DEMO_COURSES.map((course) => course.name))).toEqual([]);
  });

  it('use every type of lesson, mostly video', () => {
    const count = (key: string) => lessons.filter((lesson) => lesson.type === key).length;
    for (const { key } of LESSON_TYPES) expect(count(key)).toBeGreaterThan(0);
    expect(count('VIDEO') * 2).toBeGreaterThan(lessons.length);
  });

  it('repeat no body and no video link', () => {
    expect(duplicates(lessons.map((lesson) => lesson.body))).toEqual([]);
    expect(duplicates(lessons.flatMap((lesson) => (lesson.video && 'link' in lesson.video ? [lesson.video.link] : [])))).toEqual([]);
  });

  it('contain no filler text and no exclamation marks', () => {
    expect(JSON.stringify(DEMO_COURSES)).not.toMatch(/lorem|ipsum|todo|!/i);
  });
});

describe.each(DEMO_COURSES.map((course) => [course.name, course] as const))('%s', (_, course) => {
  it('has 3 to 4 units of 3 to 5 lessons', () => {
    expect([3, 4]).toContain(course.units.length);
    for (const unit of course.units) expect([3, 4, 5]).toContain(unit.lessons.length);
  });

  it('has descriptions everywhere', () => {
    const texts = [
      course.name,
      course.shortDescription,
      course.description,
      ...course.units.flatMap((unit) => [unit.name, unit.shortDescription]),
    ];
    for (const lesson of lessonsOf(course)) texts.push(lesson.name, lesson.shortDescription);
    expect(texts.filter((text) => text.trim() === '')).toEqual([]);
  });

  it('has content of the right length in every lesson', () => {
    const wrong = lessonsOf(course).filter(({ type, body, minutes }) => {
      const [least, most] = type === 'TEXT' ? [60, 240] : [30, 100];
      return minutes <= 0 || words(body) < least || words(body) > most || body !== body.trim();
    });
    expect(wrong.map((lesson) => [lesson.name, words(lesson.body)])).toEqual([]);
  });

  it('has exactly the fields of its type in every lesson', () => {
    for (const lesson of lessonsOf(course)) {
      const { name, type, video, embedUrl } = lesson;
      expect([name, video !== undefined, embedUrl !== undefined]).toEqual([name, type === 'VIDEO', type === 'EMBED']);
      if (video && 'link' in video) expect(videoEmbedUrl(video.link), name).not.toBeNull();
      if (embedUrl !== undefined) expect([name, isEmbedAllowed(embedUrl, HOSTS)]).toEqual([name, true]);
    }
  });

  it('has no two lessons or units with the same name', () => {
    expect(duplicates(lessonsOf(course).map((lesson) => lesson.name))).toEqual([]);
    expect(duplicates(course.units.map((unit) => unit.name))).toEqual([]);
  });
});

describe('the files', () => {
  it('belong to about a third of the lessons', () => {
    const share = lessons.filter((lesson) => lesson.files?.length).length / lessons.length;
    expect(share).toBeGreaterThan(0.25);
    expect(share).toBeLessThan(0.45);
  });

  it('have unique names with the right extension', () => {
    expect(files.filter((file) => !file.name.endsWith(`.${file.kind}`)).map((file) => file.name)).toEqual([]);
    expect(duplicates(files.map((file) => file.name))).toEqual([]);
  });

  it('have 8 to 25 lines, except recordings, which have one: their seconds', () => {
    const wrong = files.filter(({ kind, lines }) => (kind === 'mp3' ? lines.length !== 1 : lines.length < 8 || lines.length > 25));
    expect(wrong.map((file) => [file.name, file.lines.length])).toEqual([]);
  });

  it('have the same number of cells in every row of a table', () => {
    const uneven = files.filter((file) => file.kind === 'csv' && new Set(file.lines.map((line) => line.split(' | ').length)).size > 1);
    expect(uneven.map((file) => file.name)).toEqual([]);
  });

  it('fit on one or two pages, with every character in the fonts', () => {
    for (const file of files.filter(({ kind }) => kind === 'pdf')) {
      const text = Buffer.from(demoFileBytes(file).bytes).toString('latin1');
      expect([1, 2], file.name).toContain(Number(/\/Count (\d+)/.exec(text)?.[1]));
      expect(text.match(/\?/g)?.length ?? 0, file.name).toBe(file.lines.join('').match(/\?/g)?.length ?? 0);
    }
  });
});
