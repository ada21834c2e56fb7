import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { from as copyFrom } from 'pg-copy-streams';
import type { Database, Db } from '../db/open.ts';
import { withClient } from '../db/pool.ts';

export type Cell = string | number | boolean | Date | null;

/** Rows of one table, in the order of the columns. */
export interface BulkTable {
  name: string;
  columns: readonly string[];
  rows: Iterable<readonly Cell[]>;
}

const CHUNK = 2000;

/**
 * Writes very many rows in one transaction: by COPY on PostgreSQL, in large inserts on the embedded
 * database. Foreign keys and triggers are skipped, because the caller's rows are known to be valid;
 * all other checks apply.
 *
 * @returns the number of rows written
 */
export async function writeBulk(
  database: Database,
  tables: readonly BulkTable[],
  onTable: (name: string, rows: number) => void,
): Promise<number> {
  let total = 0;
  await withClient(database.pool, async (client) => {
    await client.query('begin');
    try {
      await client.query('set local statement_timeout = 0');
      await client.query('set local session_replication_role = replica');
      for (const table of tables) {
        const text = `copy ${table.name} (${table.columns.join(', ')}) from stdin`;
        let rows = 0;
        const counted = (function* () {
          for (const row of table.rows) {
            rows++;
            yield row;
          }
        })();
        if (database.kind === 'postgres') await pipeline(Readable.from(copyLines(counted)), client.query(copyFrom(text)));
        else await insertChunks(client, table, counted);
        onTable(table.name, rows);
        total += rows;
      }
      await client.query('commit');
    } catch (error) {
      await client.query('rollback');
      throw error;
    }
  });
  return total;
}

/** Yields rows in COPY's text format, many at a time. */
function* copyLines(rows: Iterable<readonly Cell[]>): Generator<string> {
  let text = '';
  for (const row of rows) {
    text += `${row.map(copyCell).join('\t')}\n`;
    if (text.length < 65_536) continue;
    yield text;
    text = '';
  }
  if (text !== '') yield text;
}

const ESCAPES: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
const copyCell = (cell: Cell): string => {
  if (cell === null) return '\\N';
  if (cell instanceof Date) return cell.toISOString();
  return typeof cell === 'string' ? cell.replaceAll(/[\\\t\n\r]/g, (sign) => ESCAPES[sign] ?? sign) : String(cell);
};

interface Querying {
  query(text: string, values: unknown[]): Promise<unknown>;
}

async function insertChunks(client: Querying, { name, columns }: BulkTable, rows: Iterable<readonly Cell[]>): Promise<void> {
  const names = columns.join(', ');
  const text = `insert into ${name} (${names}) select ${names} from jsonb_populate_recordset(null::${name}, $1::jsonb)`;
  let chunk: Record<string, Cell>[] = [];
  const write = async () => {
    if (chunk.length > 0) await client.query(text, [JSON.stringify(chunk)]);
    chunk = [];
  };
  for (const row of rows) {
    chunk.push(Object.fromEntries(columns.map((column, index) => [column, row[index] ?? null])));
    if (chunk.length >= CHUNK) await write();
  }
  await write();
}

/** The next free id of a table, for rows with explicit ids. */
export async function nextId(db: Db, table: string): Promise<number> {
  const { rows } = await db.execute<{ next: number }>(sql`select (coalesce(max(id), 0) + 1)::float8 as next from ${sql.identifier(table)}`);
  return rows[0]?.next ?? 1;
}

/** Sets the id sequence of a table past its explicit ids. */
export async function continueIds(db: Db, table: string): Promise<void> {
  await db.execute(
    sql`select setval(pg_get_serial_sequence(${table}, 'id'), greatest((select coalesce(max(id), 1) from ${sql.identifier(table)}), 1))`,
  );
}
