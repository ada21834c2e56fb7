import {
  EXPORT_NEEDS,
  GUIDE_SHEET,
  IMPORT_TEMPLATES,
  type ImportSheet,
  PROBLEM_COLUMN,
  sheetDayText,
  templateGuide,
  CELLS_REMOVED,
  levelKeys,
  type UploadKind,
} from '@atlas/domain/imports';
import { can } from '@atlas/domain/access';
import { isoDay } from '@atlas/domain/time';
import type { Context } from '../../commands/context.ts';
import { type AuditEntry, recordAudit } from '../../commands/recordAudit.ts';
import { opensPage } from '../../commands/reader.ts';
import { accessRestricted, UserError } from '../../errors.ts';
import type { Sheet, SheetCell } from '../../sheets/sheet.ts';
import { seesEveryone } from '../access/scopes.ts';
import { mustImport, mustReadImport, sheetsOf } from './check.ts';
import {
  findCoursesAfter,
  findExportKeys,
  findFailedAfter,
  findGroupsAfter,
  findLastSubscriptions,
  findLessonsOf,
  findMembersAfter,
  findNames,
  findSubgroupsAfter,
  findUnitsOf,
} from './exportRepo.ts';
import type { MemberRow } from './memberRepo.ts';
import { importLoader } from './repo.ts';

/** A workbook that is written while it is sent. */
export interface ImportFileSheets {
  readonly name: string;
  readonly sheets: readonly Sheet[];
  /** The audit entry of its download; absent for a file without records. */
  readonly audit?: Omit<AuditEntry, 'at'>;
}

/** Records in the audit who downloads a file, before its first byte is sent. */
export async function recordDownload({ app, actor }: Context, { audit }: ImportFileSheets): Promise<void> {
  if (audit === undefined) return;
  await app.database.transaction((tx) => recordAudit(tx, actor, { at: app.clock.now(), ...audit }));
}

type Rows = AsyncIterable<SheetCell[][]>;

/** Rows that are read at a time. */
const SOME = 1000;

async function* fixed(rows: SheetCell[][]): AsyncGenerator<SheetCell[][]> {
  await Promise.resolve();
  if (rows.length > 0) yield rows;
}

/** Yields the records of a table in portions. */
async function* portions<Row extends { readonly id: number }>(
  read: (after: number, limit: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let after = 0; ;) {
    const rows = await read(after, SOME);
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows;
    after = last.id;
  }
}

const sheetOf = ({ sheet, columns }: ImportSheet, chunks: Rows): Sheet => ({ title: sheet, headers: columns, chunks });

/** The template of a kind: its sheets with their titles, and a sheet that explains them. */
export function templateFile(ctx: Context, kind: UploadKind): ImportFileSheets {
  mustImport(ctx);
  const guide = templateGuide(kind).map(({ sheet, column, isNeeded, text, example }) => [
    sheet,
    column,
    isNeeded ? 'Yes' : '',
    text,
    example,
  ]);
  return {
    name: `${kind}-template`,
    sheets: [
      ...sheetsOf(kind).map((template) => sheetOf(template, fixed([]))),
      { title: GUIDE_SHEET, headers: ['Sheet', 'Column', 'Needed', 'Explanation', 'Example'], chunks: fixed(guide) },
    ],
  };
}

/** The rows of an import that failed, each with the reason, ready to be corrected and sent again. */
export async function failedRowsFile(ctx: Context, id: number): Promise<ImportFileSheets> {
  mustImport(ctx);
  const one = await ctx.loader(importLoader).load(id);
  if (one === null) throw new UserError('NOT_FOUND', 'This import no longer exists.');
  mustReadImport(ctx, one);
  if (one.cellsRemovedAt !== null) throw new UserError('GONE', CELLS_REMOVED);
  if (one.failed === 0) throw new UserError('NOT_FOUND', 'No row of this import failed.');
  const { db } = ctx.source;
  return {
    name: `failed-rows-${id}`,
    audit: { action: 'downloadFailedRows', subjectType: 'import', subjectId: id },
    sheets: sheetsOf(one.kind).map(({ sheet, columns }) => {
      const read = one.sheets.find((each) => each.sheet === sheet);
      const others = (read?.titles ?? []).filter(
        (title, index) => title !== '' && title !== PROBLEM_COLUMN && read?.columns[index] === null,
      );
      const names = [...columns, ...new Set(others)];
      async function* chunks(): Rows {
        for (let after = 0; ;) {
          const rows = await findFailedAfter(db, id, sheet, after, SOME);
          const last = rows.at(-1);
          if (last === undefined) return;
          yield rows.map(({ cells, state, problem }) => [
            ...names.map((name) => (typeof cells[name] === 'string' ? cells[name] : '')),
            state === 'failed' ? problem : '',
          ]);
          after = last.row;
        }
      }
      return { title: sheet, headers: [...names, PROBLEM_COLUMN], chunks: chunks() };
    }),
  };
}

// --- Records in the format of the templates -------------------------------------------------------

type Exporter = (ctx: Context) => Rows[];

const textCell = (value: unknown): string => (typeof value === 'string' ? value : '');

async function subscriptionsOf({ source: { db } }: Context, people: readonly MemberRow[]) {
  const last = await findLastSubscriptions(
    db,
    people.map(({ id }) => id),
  );
  const keys = await findExportKeys(
    db,
    'Subscription',
    [...last.values()].map(({ id }) => id),
  );
  return { last, keys };
}

async function* memberRows(ctx: Context, withSubscriptions: boolean): Rows {
  const { db, reader } = ctx.source;
  const names = await findNames(db);
  for await (const people of portions((after, limit) => findMembersAfter(db, reader, after, limit))) {
    const { last, keys } = withSubscriptions ? await subscriptionsOf(ctx, people) : { last: new Map(), keys: new Map() };
    yield people.map(({ id, tribeId, email, values: v }) => [
      tribeId,
      email,
      names.batches.get(Number(v['batchId'])) ?? '',
      textCell(v['firstName']),
      textCell(v['middleName']),
      textCell(v['lastName']),
      textCell(v['suffix']),
      sheetDayText(textCell(v['birthdate'])),
      textCell(v['facebookProfile']),
      textCell(v['mobileNumber']),
      textCell(v['sex']),
      names.groups.get(Number(v['groupId'])) ?? '',
      levelKeys(v['levels'])
        .map((key) => names.levels.get(key) ?? key)
        .join(', '),
      typeof v['basePoints'] === 'number' ? v['basePoints'] : null,
      keys.get(last.get(id)?.id) ?? '',
    ]);
  }
}

async function* subscriptionRows(ctx: Context): Rows {
  const { db, reader } = ctx.source;
  for await (const people of portions((after, limit) => findMembersAfter(db, reader, after, limit))) {
    const { last, keys } = await subscriptionsOf(ctx, people);
    yield people.flatMap((person) => {
      const one = last.get(person.id);
      if (one === undefined) return [];
      const { id, createdAt, unsubscribedAt, funnelId, paymentTermId } = one;
      return [[keys.get(id) ?? '', sheetDayText(isoDay(createdAt)), unsubscribedAt === null ? 'false' : 'true', funnelId, paymentTermId]];
    });
  }
}

async function* groupRows({ source: { db } }: Context): Rows {
  for await (const rows of portions((after, limit) => findGroupsAfter(db, after, limit))) {
    const keys = await findExportKeys(
      db,
      'Groups',
      rows.map(({ id }) => id),
    );
    yield rows.map(({ id, name }) => [keys.get(id) ?? '', name]);
  }
}

async function* subgroupRows({ source: { db } }: Context): Rows {
  for await (const rows of portions((after, limit) => findSubgroupsAfter(db, after, limit))) {
    const keys = await findExportKeys(
      db,
      'Subgroups',
      rows.map(({ id }) => id),
    );
    const parents = await findExportKeys(db, 'Groups', [...new Set(rows.map(({ groupId }) => groupId))]);
    yield rows.map(({ id, name, groupId }) => [keys.get(id) ?? '', name, parents.get(groupId) ?? '']);
  }
}

async function* courseRows({ source: { db } }: Context): Rows {
  for await (const rows of portions((after, limit) => findCoursesAfter(db, after, limit))) {
    const keys = await findExportKeys(
      db,
      'Courses',
      rows.map(({ id }) => id),
    );
    yield rows.map(({ id, name, shortDescription, description, authorTribeId }) => [
      keys.get(id) ?? '',
      name,
      shortDescription,
      description,
      authorTribeId ?? '',
    ]);
  }
}

/** The units of the courses of an export, some courses at a time. */
async function* unitsOfCourses({ source: { db } }: Context) {
  for await (const rows of portions((after, limit) => findCoursesAfter(db, after, Math.min(limit, 50)))) {
    const units = await findUnitsOf(
      db,
      rows.map(({ id }) => id),
    );
    const keys = await findExportKeys(
      db,
      'Units',
      units.map(({ id }) => id),
    );
    if (units.length > 0) yield { units, keys };
  }
}

async function* unitRows(ctx: Context): Rows {
  for await (const { units, keys } of unitsOfCourses(ctx)) {
    const parents = await findExportKeys(ctx.source.db, 'Courses', [...new Set(units.map(({ courseId }) => courseId))]);
    yield units.map(({ id, name, shortDescription, description, courseId }) => [
      keys.get(id) ?? '',
      name,
      shortDescription,
      description,
      parents.get(courseId) ?? '',
    ]);
  }
}

async function* lessonRows(ctx: Context): Rows {
  const { db } = ctx.source;
  for await (const { units, keys: parents } of unitsOfCourses(ctx)) {
    const place = new Map(units.map(({ id }, index) => [id, index]));
    const found = await findLessonsOf(db, [...place.keys()]);
    const lessons = found.toSorted((a, b) => (place.get(a.unitId) ?? 0) - (place.get(b.unitId) ?? 0) || a.position - b.position);
    const keys = await findExportKeys(
      db,
      'Lessons',
      lessons.map(({ id }) => id),
    );
    yield lessons.map(({ id, name, shortDescription, body, unitId }) => [
      keys.get(id) ?? '',
      name,
      shortDescription,
      body,
      parents.get(unitId) ?? '',
    ]);
  }
}

const EXPORTERS: Readonly<Record<UploadKind, Exporter>> = {
  members: (ctx) => {
    const isWithSubscriptions = opensPage(ctx.source.reader, 'subscription');
    return [memberRows(ctx, isWithSubscriptions), isWithSubscriptions ? subscriptionRows(ctx) : fixed([])];
  },
  groups: (ctx) => [groupRows(ctx), subgroupRows(ctx)],
  courses: (ctx) => [courseRows(ctx), unitRows(ctx), lessonRows(ctx)],
};

/**
 * The records of a kind in the format of its template: active people within the caller's scope with
 * their last subscription, groups, or courses. Importing the file changes nothing.
 *
 * @throws FORBIDDEN without the pages that show these records
 */
export function exportFile(ctx: Context, kind: UploadKind): ImportFileSheets {
  mustImport(ctx);
  const { reader } = ctx.source;
  const need = EXPORT_NEEDS[kind];
  if (!can(reader.access, need) || (need.role !== undefined && !seesEveryone(reader))) throw accessRestricted();
  ctx.readOnly();
  const rows = EXPORTERS[kind](ctx);
  const templates: readonly ImportSheet[] = IMPORT_TEMPLATES[kind];
  return {
    name: kind,
    audit: { action: 'exportRecords', subjectType: 'import', after: { kind } },
    sheets: templates.map((template, index) => sheetOf(template, rows[index] ?? fixed([]))),
  };
}
