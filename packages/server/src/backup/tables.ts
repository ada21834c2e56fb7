import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import type { Database } from '../db/open.ts';
import { cellsOf, copyLine, linesOf, type CopyCell } from './copyText.ts';

type Kind = Database['kind'];

/** A table of a backup, without the columns that the database computes. */
export interface TableShape {
  name: string;
  columns: { name: string; type: string }[];
  /** Columns of the primary key; empty when there is none. */
  key: string[];
}

/**
 * Session settings under which every PostgreSQL writes a value in the same form, whatever its own
 * settings.
 */
export const SESSION = [
  'set local statement_timeout = 0',
  'set local idle_in_transaction_session_timeout = 0',
  "set local timezone = 'UTC'",
  "set local datestyle = 'ISO, MDY'",
  "set local intervalstyle = 'postgres'",
  "set local bytea_output = 'hex'",
  'set local extra_float_digits = 1',
];

const ROWS_AT_ONCE = 500;
const BATCH_BYTES = 1 << 20;

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
const namesOf = ({ columns }: TableShape): string => columns.map(({ name }) => quoted(name)).join(', ');

/** Every table of Atlas in this database, by name. */
export async function listTables(client: pg.ClientBase): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(`
    select c.relname as name,
      (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum)
        from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      coalesce((select json_agg(a.attname order by k.place) from pg_index i cross join unnest(i.indkey) with ordinality as k(number, place)
        join pg_attribute a on a.attrelid = c.oid and a.attnum = k.number where i.indrelid = c.oid and i.indisprimary), '[]') as key
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    order by c.relname collate "C"`);
  return rows;
}

/**
 * Selects the same rows in the same order on every database: text by its bytes, whatever the
 * collation.
 */
function selectAll(table: TableShape): string {
  const key = table.key.length > 0 ? table.key : table.columns.map(({ name }) => name);
  const types = new Map(table.columns.map(({ name, type }) => [name, type]));
  const sorts = key.map((name) =>
    /^(integer|bigint|smallint|uuid)$/.test(types.get(name) ?? '') ? quoted(name) : `${quoted(name)}::text collate "C"`,
  );
  return `select ${namesOf(table)} from ${quoted(table.name)} order by ${sorts.join(', ')}`;
}

/**
 * Reads all rows of a table in COPY's text format, byte for byte the same on both databases. The
 * transaction must have applied SESSION.
 */
export function copyOut(client: pg.ClientBase, kind: Kind, table: TableShape): AsyncIterable<Buffer> {
  if (kind === 'embedded') return fetchOut(client, table);
  return client.query(copyTo(`copy (${selectAll(table)}) to stdout`)) as AsyncIterable<Buffer>;
}

/** Reads through a cursor, because the embedded database has no COPY streams. */
async function* fetchOut(client: pg.ClientBase, table: TableShape): AsyncGenerator<Buffer> {
  await client.query(`declare copied no scroll cursor for ${selectAll(table)}`);
  const asText = { getTypeParser: () => (value: unknown) => value } as unknown as pg.CustomTypesConfig;
  for (;;) {
    const { rows } = await client.query<CopyCell[]>({ text: `fetch ${ROWS_AT_ONCE} from copied`, rowMode: 'array', types: asText });
    if (rows.length > 0) yield Buffer.from(rows.map(copyLine).join(''));
    if (rows.length < ROWS_AT_ONCE) break;
  }
  await client.query('close copied');
}

/** Writes rows in COPY's text format into an empty table. */
export async function copyIn(client: pg.ClientBase, kind: Kind, table: TableShape, bytes: AsyncIterable<Buffer>): Promise<void> {
  if (kind === 'embedded') return insertIn(client, table, bytes);
  await pipeline(Readable.from(bytes), client.query(copyFrom(`copy ${quoted(table.name)} (${namesOf(table)}) from stdin`)));
}

async function insertIn(client: pg.ClientBase, table: TableShape, bytes: AsyncIterable<Buffer>): Promise<void> {
  const values = table.columns.map(({ type }, index) => `(cells ->> ${index})::${type}`);
  const text = `insert into ${quoted(table.name)} (${namesOf(table)}) overriding system value
    select ${values.join(', ')} from jsonb_array_elements($1::jsonb) as cells`;
  let batch: CopyCell[][] = [];
  let size = 0;
  const write = async () => {
    if (batch.length > 0) await client.query(text, [JSON.stringify(batch)]);
    batch = [];
    size = 0;
  };
  for await (const line of linesOf(bytes)) {
    batch.push(cellsOf(line));
    size += line.length;
    if (batch.length >= ROWS_AT_ONCE || size >= BATCH_BYTES) await write();
  }
  await write();
}

/** The last value of each sequence; null for one that was never used. */
export async function readSequences(client: pg.ClientBase): Promise<Record<string, string | null>> {
  const { rows } = await client.query<{ name: string; last: string | null }>(
    `select sequencename as name, last_value::text as last from pg_sequences where schemaname = 'public' order by sequencename collate "C"`,
  );
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}

export async function writeSequences(client: pg.ClientBase, sequences: Record<string, string | null>): Promise<void> {
  for (const [name, last] of Object.entries(sequences)) {
    if (last !== null) await client.query(`select setval(format('public.%I', $1::text)::regclass, $2::bigint)`, [name, last]);
  }
}

/**
 * Drops what would reject rows that are written table by table, within the transaction: foreign
 * keys and our own triggers. The owner of the tables may do that; a superuser is not needed.
 *
 * @returns a function that restores all of it, which checks the foreign keys
 */
export async function withoutGuards(client: pg.ClientBase, tables: readonly TableShape[]): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0 order by conname`);
  for (const { name } of tables) await client.query(`alter table ${quoted(name)} disable trigger user`);
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${name}`);
  return async () => {
    for (const { table, name, definition } of rows) await client.query(`alter table ${table} add constraint ${name} ${definition}`);
    for (const { name } of tables) await client.query(`alter table ${quoted(name)} enable trigger user`);
  };
}

/** A table that already has a row; null when all are empty. */
export async function findFilled(client: pg.ClientBase, tables: readonly TableShape[]): Promise<string | null> {
  for (const { name } of tables) {
    const { rows } = await client.query<{ filled: boolean }>(`select exists (select from ${quoted(name)}) as filled`);
    if (rows[0]?.filled === true) return name;
  }
  return null;
}
