import { course } from '../../testing/courses.ts';
import { connection } from '../../testing/storyAnswers.ts';

/** Ten courses, numbered from `from`: one page of a list. */
export const workshops = (from: number) =>
  Array.from({ length: 10 }, (_none, n) =>
    course({ databaseId: 100 + from + n, name: `Freelancing workshop ${String(from + n).padStart(2, '0')}` }),
  );

interface RowFixture {
  subjectType: string;
  subjectId: number;
  name: string | null;
  state: string;
  was: string | null;
  becomes: string | null;
  message: string | null;
}

export const rowOf = (row: Pick<RowFixture, 'subjectId' | 'name'> & Partial<RowFixture>): RowFixture => ({
  subjectType: 'course',
  state: 'WAITING',
  was: 'In use',
  becomes: 'Archived',
  message: null,
  ...row,
});

/** Ten of many courses, before they are archived. */
const waitingRows = workshops(1).map(({ databaseId, name }) => rowOf({ subjectId: databaseId, name }));
const CHANGED_SINCE = 'Someone changed this after the preview.';
/** Courses that could not be archived; one no longer exists. */
const failedRows = [
  rowOf({ subjectId: 103, name: 'Freelancing workshop 03', state: 'FAILED', message: CHANGED_SINCE }),
  rowOf({ subjectId: 107, name: null, state: 'FAILED', message: 'No longer in the list, or not yours to change.' }),
];

/**
 * Resolves the rows of a job by the filter in the query: the failed rows, or the first of all rows.
 */
export const rowsOf =
  (first: readonly RowFixture[], totalCount: number, failed: readonly RowFixture[] = []) =>
  ({ filter }: { filter?: { state?: string } | null }) =>
    filter?.state === 'FAILED' ? connection(failed) : connection(first, { totalCount, hasNextPage: totalCount > first.length });

/** 348 courses that would be archived, except for eight. */
export const previewedJob = {
  databaseId: 71,
  operation: 'archive-courses',
  title: 'Archive courses',
  input: {} as object,
  list: 'courses',
  state: 'PREVIEWED',
  problem: null as string | null,
  total: 348,
  changed: 0,
  skipped: 8,
  failed: 0,
  undone: 0,
  kept: 0,
  canStop: false,
  canUndo: false,
  undoableUntil: null as string | null,
  finishedAt: null as string | null,
  createdAt: '2025-11-12T01:30:00Z',
  startedBy: { databaseId: 1, name: 'Aileen Bautista' },
  skips: [
    { message: 'Already archived.', rows: 6 },
    { message: 'No longer in the list, or not yours to change.', rows: 2 },
  ],
  rows: rowsOf(waitingRows, 340),
};
export const runningJob = { ...previewedJob, state: 'RUNNING', changed: 120, canStop: true };
/** A job that ended a moment ago and can be undone for a day. */
export const doneJob = {
  ...previewedJob,
  state: 'DONE',
  changed: 340,
  canUndo: true,
  undoableUntil: '2025-11-13T01:34:00Z',
  finishedAt: '2025-11-12T01:34:00Z',
};
/** The same job with some records that could not be changed. */
export const partlyDoneJob = { ...doneJob, changed: 333, failed: 7, rows: rowsOf(waitingRows, 340, failedRows) };
export const stoppedJob = { ...doneJob, state: 'STOPPED', changed: 180 };
export const undoingJob = { ...doneJob, state: 'UNDOING', canUndo: false, undone: 85 };
/** An undone job, except for records that were changed since. */
export const undoneJob = { ...doneJob, state: 'UNDONE', canUndo: false, undone: 338, kept: 2 };

/** A preview that would extend the subscriptions of 24 people. */
export const extendedJob = {
  ...previewedJob,
  databaseId: 72,
  operation: 'extend-subscriptions',
  title: 'Extend subscriptions',
  input: { days: 7, reason: 'Typhoon in Bicol' },
  list: 'members',
  total: 26,
  skipped: 2,
  skips: [{ message: 'Has Lifetime Access.', rows: 2 }],
  rows: rowsOf(
    [
      rowOf({
        subjectType: 'user',
        subjectId: 4,
        name: 'Maricel Dela Cruz',
        was: '11/30/2025 (Freelancing Course)',
        becomes: '12/07/2025 (Freelancing Course)',
      }),
      rowOf({
        subjectType: 'user',
        subjectId: 31,
        name: 'Jomar Villanueva',
        was: '12/15/2025 (Renewal 11/20/2025; Masterclass 12/15/2025)',
        becomes: '12/22/2025 (Renewal 11/27/2025; Masterclass 12/22/2025)',
      }),
    ],
    24,
  ),
};

/** A preview that would give more days to 24 people after a typhoon. */
export const typhoonJob = {
  ...extendedJob,
  databaseId: 73,
  operation: 'typhoon-extension',
  title: 'Typhoon extension',
  input: { days: 7, cities: 'Legazpi, Daraga', message: 'Stay safe.', reason: 'Typhoon in Bicol' },
  skips: [{ message: 'Lives in another city, or gave none.', rows: 2 }],
  rows: rowsOf(
    [
      rowOf({
        subjectType: 'user',
        subjectId: 4,
        name: 'Maricel Dela Cruz',
        was: '11/30/2025 (Freelancing Course) · 3 payments due from 11/15/2025',
        becomes: '12/07/2025 (Freelancing Course) · 3 payments due from 11/22/2025',
      }),
      rowOf({
        subjectType: 'user',
        subjectId: 31,
        name: 'Jomar Villanueva',
        was: 'payment due 11/20/2025',
        becomes: 'payment due 11/27/2025',
      }),
    ],
    24,
  ),
};

/** The members of a list, with the fields that selecting rows needs. */
export const members = [
  { databaseId: 4, name: 'Maricel Dela Cruz', email: 'maricel.delacruz@example.com' },
  { databaseId: 31, name: 'Jomar Villanueva', email: 'jomar.villanueva@example.com' },
];

/** The batches that members can be moved to. */
export const batches = [18, 19, 20].map((databaseId) => ({ batch: { databaseId, name: `Batch ${databaseId}` } }));

/**
 * Returns the given values in turn, one per request, and repeats the last. For queries that poll
 * while an operation runs.
 */
export function inTurn(...answers: readonly [unknown, unknown, ...unknown[]]): () => unknown {
  let requested = 0;
  return () => answers[Math.min(requested++, answers.length - 1)];
}
