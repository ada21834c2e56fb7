import { safeParse } from 'zod/mini';
import type { Schema } from '../forms/fieldErrors.ts';

/**
 * Parses a JSON text.
 *
 * @returns undefined when it is not JSON
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * Reads a JSON text by a schema.
 *
 * @returns undefined when it is not JSON, or does not fit the schema
 */
export const readJson = <Value>(schema: Schema & { readonly _zod: { readonly output: Value } }, text: string): Value | undefined =>
  safeParse(schema, parseJson(text)).data as Value | undefined;
