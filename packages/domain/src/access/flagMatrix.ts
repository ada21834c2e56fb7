import { matchesSearch } from '../lists/matchesSearch.ts';
import { FLAG_LABELS, type Flag } from './flagLabels.ts';
import { FUNCTION_FLAGS } from './functionFlags.ts';

/**
 * The columns of the matrix: the pages of a noun, and the actions that a function flag permits in
 * addition to the page.
 */
export const FLAG_COLUMNS = [
  { key: 'list', label: 'List' },
  { key: 'open', label: 'Open' },
  { key: 'add', label: 'Add' },
  { key: 'edit', label: 'Edit' },
  { key: 'act', label: 'Actions' },
] as const;

export type FlagColumn = (typeof FLAG_COLUMNS)[number]['key'];

/** A noun with its flags, by column. */
export interface FlagRow {
  readonly key: string;
  readonly label: string;
  readonly flags: { readonly [Column in FlagColumn]?: Flag };
}

/** An area of the menu with its nouns. */
export interface FlagArea {
  readonly key: string;
  readonly label: string;
  readonly rows: readonly FlagRow[];
}

/**
 * Every flag, by the area of the menu and the noun it belongs to. Each flag is in one position
 * only.
 */
export const FLAG_MATRIX: readonly FlagArea[] = [
  {
    key: 'content',
    label: 'Content',
    rows: [
      {
        key: 'products',
        label: 'Products',
        flags: { list: 'products', open: 'product', add: 'newProduct', edit: 'editProduct', act: 'product_create' },
      },
      {
        key: 'courses',
        label: 'Courses',
        flags: { list: 'courses', open: 'course', add: 'newCourse', edit: 'editCourse', act: 'course_create' },
      },
      { key: 'lessons', label: 'Lessons', flags: { open: 'lesson', add: 'newLesson', edit: 'editLesson', act: 'lesson_create' } },
      { key: 'lesson-files', label: 'Lesson files', flags: { open: 'lessonFile', add: 'newLessonFile', edit: 'editLessonFile' } },
      { key: 'events', label: 'Events', flags: { list: 'events', open: 'event', add: 'newEvent', edit: 'editEvent', act: 'event_create' } },
      {
        key: 'resources',
        label: 'Resources',
        flags: {
          list: 'resourceFiles',
          open: 'resourceFile',
          add: 'newResourceFile',
          edit: 'editResourceFile',
          act: 'resource-file_create',
        },
      },
    ],
  },
  {
    key: 'community',
    label: 'Community',
    rows: [
      { key: 'people', label: 'People', flags: { list: 'users', open: 'user', add: 'newUser', edit: 'editUser', act: 'user_create' } },
      { key: 'profiles', label: 'Profiles', flags: { open: 'profile' } },
      { key: 'stages', label: 'Stages', flags: { list: 'stages', open: 'stage', add: 'newStage', edit: 'editStage', act: 'stage_create' } },
      { key: 'groups', label: 'Groups', flags: { list: 'groups', open: 'group', add: 'newGroup', edit: 'editGroup', act: 'group_create' } },
      { key: 'group-members', label: 'Members of a group', flags: { list: 'viewGroupMembers' } },
      { key: 'subgroups', label: 'Subgroups', flags: { open: 'subGroup', add: 'newSubGroup', edit: 'editSubGroup' } },
      { key: 'subgroup-members', label: 'Members of a subgroup', flags: { list: 'viewSubGroupMembers' } },
      {
        key: 'batches',
        label: 'Batches',
        flags: { list: 'batches', open: 'batch', add: 'newBatch', edit: 'editBatch', act: 'batch_create' },
      },
      { key: 'uploads', label: 'Uploads and imports', flags: { open: 'uploadContents' } },
    ],
  },
  {
    key: 'marketing',
    label: 'Marketing',
    rows: [
      { key: 'funnels', label: 'Funnels', flags: { open: 'funnel' } },
      { key: 'success-managers', label: 'Success managers', flags: { list: 'successManagers', open: 'successManager' } },
      { key: 'affiliates', label: 'Affiliates', flags: { list: 'affiliates' } },
      { key: 'forms', label: 'Forms', flags: { list: 'forms', open: 'form' } },
      { key: 'retention', label: 'Retention', flags: { open: 'retention' } },
    ],
  },
  {
    key: 'payments',
    label: 'Payments',
    rows: [
      { key: 'payments', label: 'Payments of members', flags: { open: 'studentPaymentDetails' } },
      { key: 'subscriptions', label: 'Subscriptions', flags: { list: 'subscriptions', open: 'subscription' } },
      { key: 'enrollment', label: 'Enrollment', flags: { open: 'enrollUser', act: 'user_enroll/unenroll' } },
      { key: 'payment-terms', label: 'Payment terms', flags: { act: 'payment-term_create' } },
    ],
  },
  {
    key: 'reports',
    label: 'Reports',
    rows: [
      { key: 'summary', label: 'Report summary', flags: { open: 'reportSummary' } },
      { key: 'community-report', label: 'Community report', flags: { open: 'communityReport' } },
      { key: 'payment-report', label: 'Payment report', flags: { open: 'paymentReport' } },
      { key: 'info-logs', label: 'Info logs', flags: { open: 'infoLogsReport' } },
    ],
  },
  {
    key: 'settings',
    label: 'Settings',
    rows: [
      { key: 'settings', label: 'Settings', flags: { open: 'defaultSettings' } },
      {
        key: 'access-levels',
        label: 'Access levels',
        flags: { list: 'accessLevels', open: 'accessLevel', add: 'newAccessLevel', edit: 'editAccessLevel', act: 'access-level_create' },
      },
      { key: 'changelog', label: 'Feature change log', flags: { open: 'featureChangeLog' } },
    ],
  },
];

/** The flags of a row, in the order of the columns. */
export const flagsOfRow = ({ flags }: FlagRow): Flag[] => FLAG_COLUMNS.flatMap(({ key }) => flags[key] ?? []);

/** The flags of an area, in the order of its rows. */
export const flagsOfArea = ({ rows }: FlagArea): Flag[] => rows.flatMap(flagsOfRow);

const isFunction = (flag: Flag): boolean => (FUNCTION_FLAGS as readonly string[]).includes(flag);

/** Every flag, in the order of the areas. Flags for actions come after flags for pages. */
export const FLAGS: readonly Flag[] = /* @__PURE__ */ [
  ...FLAG_MATRIX.flatMap(flagsOfArea).filter((flag) => !isFunction(flag)),
  ...FUNCTION_FLAGS,
];

/**
 * The part of the matrix that a search finds: by area, by noun, by the words of a flag, or by its
 * technical name. The words may be split over them. An empty search finds all of it.
 *
 * @example
 * narrowFlagMatrix('edit course').map(({ label, rows }) => [label, rows.map((row) => row.label)])
 * // [['Content', ['Courses']]]
 */
export function narrowFlagMatrix(search: string): readonly FlagArea[] {
  if (search.trim() === '') return FLAG_MATRIX;
  return FLAG_MATRIX.flatMap((area) => {
    const rows = area.rows.flatMap((row) => {
      const found = Object.entries(row.flags).filter(([column, flag]) =>
        matchesSearch([area.label, row.label, columnLabel(column), FLAG_LABELS[flag], flag].join(' '), search),
      );
      return found.length === 0 ? [] : [{ ...row, flags: Object.fromEntries(found) }];
    });
    return rows.length === 0 ? [] : [{ ...area, rows }];
  });
}

const columnLabel = (column: string): string => FLAG_COLUMNS.find(({ key }) => key === column)?.label ?? '';
