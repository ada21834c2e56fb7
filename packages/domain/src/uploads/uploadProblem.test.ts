import { describe, expect, test } from 'vitest';
import { resourceKind } from './resourceKind.ts';
import { uploadProblem } from './uploadProblem.ts';

const MB = 1024 * 1024;
const MEMBER = { isLearningAdmin: false, isRestricted: false };
const ADMIN = { isLearningAdmin: true, isRestricted: false };
const RESTRICTED = { isLearningAdmin: false, isRestricted: true };
const PICTURE = { ...RESTRICTED, mostBytes: 5_000_000 };
const LARGE = 'Files over 10mb must be uploaded by the L&D admin.';

describe('uploadProblem', () => {
  test.each([
    ['photo.JPG', 1, MEMBER, null],
    ['photo.jpg', 10 * MB, MEMBER, null],
    ['photo.jpg', 10 * MB + 1, MEMBER, LARGE],
    ['photo.jpg', 10 * MB + 1, ADMIN, null],
    ['photo.jpg', 200 * MB, ADMIN, null],
    ['photo.jpg', 200 * MB + 1, ADMIN, 'Files over 200mb cannot be uploaded.'],
    ['photo.jpg', 0, ADMIN, 'This file is empty.'],
    ['photo.jpg', Number.NaN, ADMIN, 'This file is empty.'],
    ['run.exe', 1, ADMIN, 'Files of this type cannot be uploaded.'],
    ['jpg', 1, ADMIN, 'Files of this type cannot be uploaded.'],
    ['', 1, ADMIN, 'Files of this type cannot be uploaded.'],
    ['photo.jpg.exe', 1, ADMIN, 'Files of this type cannot be uploaded.'],
    ['song.mp3', 1, MEMBER, null],
    ['song.mp3', 1, RESTRICTED, 'Files of this type cannot be uploaded.'],
    ['old.xls', 1, RESTRICTED, 'Files of this type cannot be uploaded.'],
    ['all.rar', 1, RESTRICTED, 'Files of this type cannot be uploaded.'],
    ['new.xlsx', 1, RESTRICTED, null],
    ['all.zip', 1, RESTRICTED, null],
    ['logo.svg', 5_000_000, ADMIN, null],
    ['logo.svg', 5_000_001, ADMIN, 'Choose an svg of at most 5\u00a0MB.'],
    ['me.jpg', 5_000_000, PICTURE, null],
    ['me.jpg', 5_000_001, PICTURE, 'Choose a file of at most 5\u00a0MB.'],
    ['me.jpg', 200 * MB + 1, PICTURE, 'Files over 200mb cannot be uploaded.'],
    ['me.jpg', 10 * MB + 1, { ...PICTURE, mostBytes: 200 * MB }, LARGE],
  ])('checks %s of %d bytes by %j: %j', (name, size, rules, problem) => {
    expect(uploadProblem({ name, size }, rules)).toBe(problem);
  });
});

describe('resourceKind', () => {
  test.each([
    ['https://youtu.be/dQw4w9WgXcQ', 'video'],
    ['https://files.example/plan.PDF?v=2', 'pdf'],
    ['https://files.example/a%20b.docx', 'document'],
    ['https://files.example/clip.mp4#t=3', 'video'],
    ['talk.pptx', 'presentation'],
    ['https://docs.example/d/1/edit', 'link'],
    ['https://example.zip/', 'link'],
    ['https://files.example/?file=plan.pdf', 'link'],
    ['https://files.example/run.exe', 'link'],
    ['https://[', 'link'],
    ['pdf', 'link'],
    ['', 'link'],
  ])('of %j is %s', (link, kind) => {
    expect(resourceKind(link)).toBe(kind);
  });
});
