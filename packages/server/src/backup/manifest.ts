import { createHash } from 'node:crypto';
import { z } from 'zod';
import { rowsIn } from './copyText.ts';

const sum = z.object({ bytes: z.number().int().min(0), sha256: z.string().length(64) });
export type Sum = z.infer<typeof sum>;

/** The first member of a backup: its description. */
export const headerSchema = z.object({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  database: z.enum(['embedded', 'postgres']),
  /** SHA-256 of each migration that the database had, the oldest first. */
  migrations: z.array(z.string()).min(1),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
});
export type Header = z.infer<typeof headerSchema>;

/** The last member of a backup: the list of what must precede it. */
export const manifestSchema = z.object({
  tables: z.record(z.string(), sum.extend({ rows: z.number().int().min(0) })),
  files: z.record(z.string(), sum),
  /** Storage keys in rows whose files the storage did not have. */
  missing: z.array(z.string()),
  sequences: z.record(z.string(), z.string().nullable()),
});
export type Manifest = z.infer<typeof manifestSchema>;

export const HEADER = 'atlas.json';
export const MANIFEST = 'manifest.json';
export const TABLES = 'tables/';
export const FILES = 'files/';

/** Passes pieces through while summing them. The sum is complete once they have all passed. */
export function summed(pieces: AsyncIterable<Buffer>): { pieces: AsyncIterable<Buffer>; sum: () => Sum & { rows: number } } {
  const hash = createHash('sha256');
  let bytes = 0;
  let rows = 0;
  return {
    pieces: (async function* () {
      for await (const piece of pieces) {
        hash.update(piece);
        bytes += piece.length;
        rows += rowsIn(piece);
        yield piece;
      }
    })(),
    sum: () => ({ rows, bytes, sha256: hash.copy().digest('hex') }),
  };
}

/** Reads pieces to their end, only to sum them. */
export async function sumOf(pieces: AsyncIterable<Buffer>): Promise<Sum & { rows: number }> {
  const counted = summed(pieces);
  for await (const _piece of counted.pieces);
  return counted.sum();
}
