import { IMPORT_TEMPLATES, type UploadKind } from '@atlas/domain/imports';
import { daysFrom, type Seed } from '../seed.ts';
import { seededRandom, type Random } from '../seededRandom.ts';
import { FIRST_NAMES, LAST_NAMES } from '../users/demoNames.ts';
import type { SeededPeople } from '../users/seededPeople.ts';
import { importRows, imports } from '../../modules/imports/tables.ts';

type ImportState = 'checked' | 'done' | 'failed';

/** Newest first; all older ones are done. */
const NEWEST: readonly { state: ImportState; kind: UploadKind; mode: 'create' | 'upsert' | 'update'; fileName: string }[] = [
  { state: 'checked', kind: 'members', mode: 'upsert', fileName: 'batch-20-enrollees.xlsx' },
  { state: 'done', kind: 'members', mode: 'create', fileName: 'free-training-november.xlsx' },
  { state: 'failed', kind: 'courses', mode: 'create', fileName: 'courses-old-template.xlsx' },
  { state: 'done', kind: 'members', mode: 'update', fileName: 'mobile-numbers.csv' },
  { state: 'checked', kind: 'groups', mode: 'create', fileName: 'groups-batch-19.xlsx' },
];
const COUNT = 24;
const KINDS = ['members', 'members', 'groups', 'courses'] as const;
const PROBLEMS: Record<UploadKind, string> = {
  members: 'Email: "maria.santos@" is not an email address.',
  groups: 'Group ID: there is no group 4711.',
  courses: 'Author Tribe ID: nobody has the Tribe ID T99.',
};

/** Seeds workbooks in every state with their rows: applied, failed, skipped and waiting. */
export async function seedImports(seed: Seed, people: SeededPeople): Promise<void> {
  const random = seededRandom('imports');
  const uploadedById = people.accounts.get('admin') ?? 0;
  const planned = Array.from({ length: COUNT }, (_none, index) => {
    const { state, kind, mode, fileName } = NEWEST[index] ?? older(index);
    const rows = rowsOf(random, kind, state, random.between(4, 14));
    const createdAt = new Date(daysFrom(seed, -index * 4).getTime() - random.between(20, 300) * 60_000);
    return { head: headOf({ state, kind, mode, fileName, createdAt, uploadedById }, rows), rows };
  });
  const ids = await seed.tx
    .insert(imports)
    .values(planned.map(({ head }) => head))
    .returning({ id: imports.id });
  await seed.tx
    .insert(importRows)
    .values(planned.flatMap(({ rows }, index) => rows.map((row) => ({ ...row, importId: ids[index]?.id ?? 0 }))));
}

const older = (index: number) => {
  const kind = KINDS[index % KINDS.length] ?? 'members';
  return {
    state: 'done' as const,
    kind,
    mode: index % 3 === 0 ? ('upsert' as const) : ('create' as const),
    fileName: `${kind}-${2000 + index}.xlsx`,
  };
};

type Row = Omit<typeof importRows.$inferInsert, 'importId'>;
type Head = Pick<typeof imports.$inferInsert, 'state' | 'kind' | 'mode' | 'fileName' | 'uploadedById'> & { createdAt: Date };

function headOf(head: Head, rows: readonly Row[]): typeof imports.$inferInsert {
  const count = (state: Row['state']) => rows.filter((row) => row.state === state).length;
  const isOver = head.state === 'done' || head.state === 'failed';
  return {
    ...head,
    checksum: `demo-${head.fileName}`,
    total: rows.length,
    applied: count('applied'),
    failed: count('failed'),
    skips: count('skipped'),
    creates: count('applied') + count('waiting'),
    problemCount: count('failed'),
    finishedAt: isOver ? new Date(head.createdAt.getTime() + 12 * 60_000) : null,
  };
}

function rowsOf(random: Random, kind: UploadKind, state: ImportState, size: number): Row[] {
  const { sheet, columns } = IMPORT_TEMPLATES[kind][0];
  return Array.from({ length: size }, (_none, index) => {
    const became = stateOf(random, state, index);
    return {
      sheet,
      row: index + 2,
      cells: cellsOf(random, kind, columns, index),
      state: became,
      problem: became === 'failed' ? PROBLEMS[kind] : became === 'skipped' ? 'It is the same as before.' : null,
    };
  });
}

function stateOf(random: Random, state: ImportState, index: number): NonNullable<Row['state']> {
  if (state === 'checked') return index === 3 ? 'failed' : 'waiting';
  if (state === 'failed') return 'failed';
  return random.chance(8) ? 'failed' : random.chance(10) ? 'skipped' : 'applied';
}

function cellsOf(random: Random, kind: UploadKind, columns: readonly string[], index: number): Record<string, string> {
  const [first, last] = [random.pick(FIRST_NAMES), random.pick(LAST_NAMES)];
  const known: Record<string, string> = {
    'Tribe ID': kind === 'members' && index % 2 === 0 ? `T${30_000_000 + random.between(1, 900_000)}` : '',
    Email: `${first}.${last}`.toLowerCase().replaceAll(/[^a-z.]/g, '') + '@people.example',
    Batch: 'Batch 19',
    'First Name': first,
    'Last Name': last,
    Sex: random.pick(['Female', 'Male']),
    'Access Levels': 'member',
    'Group ID': String(index + 1),
    'Course ID': String(index + 1),
    Name: kind === 'groups' ? `Bayanihan ${index + 1}` : `Module ${index + 1}`,
  };
  return Object.fromEntries(columns.map((column) => [column, known[column] ?? '']));
}
