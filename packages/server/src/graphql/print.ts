import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { AUTHORIZATION_FILE, printedAuthorization } from './printAuthorization.ts';
import { schema } from './schema.ts';

export const SCHEMA_FILE = join(import.meta.dirname, '../../../../schema.graphql');
/** The schema as in `schema.graphql`: sorted, so that its diffs are small. */
export const printedSchema = (): string => `${printSchema(lexicographicSortSchema(schema))}\n`;

if (import.meta.main) {
  writeFileSync(SCHEMA_FILE, printedSchema());
  writeFileSync(AUTHORIZATION_FILE, printedAuthorization());
}
