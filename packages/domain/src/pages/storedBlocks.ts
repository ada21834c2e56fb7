import type { BlockField, BlockFields, BlockPicture } from './blocks/fields.ts';
import { isPageBlockKind, PAGE_BLOCKS, type PageBlock } from './pageBlocks.ts';

/** A block as it is stored. Its kind may have been removed since, and its contents be older than its kind. */
export interface StoredBlock {
  readonly id: string;
  readonly kind: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly isHidden?: boolean | undefined;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSize = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0 && Number(value) <= 20_000;

/** A picture as it is stored; null for anything else. */
function readPicture(value: unknown): BlockPicture | null {
  if (!isRecord(value)) return null;
  const { file, width, height, alt } = value;
  if (!Number.isInteger(file) || Number(file) < 1 || Number(file) > 2_147_483_647 || !isSize(width) || !isSize(height)) return null;
  return { file: Number(file), width, height, alt: typeof alt === 'string' ? alt : '' };
}

function readField(field: BlockField, value: unknown): unknown {
  if (field.kind === 'picture') return readPicture(value);
  if (field.kind === 'list') return (Array.isArray(value) ? value : []).filter(isRecord).map((entry) => readFields(field.of, entry));
  return typeof value === 'string' ? value : '';
}

const readFields = (fields: BlockFields, values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, readField(field, values[name])]));

/**
 * Reads stored blocks as blocks of today: contents of earlier versions are upgraded, missing ones
 * are empty, and what no field holds is dropped. Blocks whose kind does not exist are left out.
 *
 * @example
 * readBlocks([{ id: 'a', kind: 'footer', props: { text: 'Atlas' } }])
 * // [{ id: 'a', kind: 'footer', props: { text: 'Atlas' }, isHidden: false }]
 * @spec product decision: landing pages
 */
export function readBlocks(stored: readonly StoredBlock[]): PageBlock[] {
  return stored.flatMap(({ id, kind, props, isHidden }) => {
    if (!isPageBlockKind(kind)) return [];
    const { fields, upgrade } = PAGE_BLOCKS[kind];
    return [
      { id, kind, props: readFields(fields, upgrade(isRecord(props) ? props : {})), isHidden: isHidden === true } as unknown as PageBlock,
    ];
  });
}

/**
 * A new block with the contents that its kind starts with.
 *
 * @param id identifies it within its page
 */
export const newBlock = <Kind extends PageBlock['kind']>(kind: Kind, id: string): PageBlock =>
  ({ id, kind, props: PAGE_BLOCKS[kind].start, isHidden: false }) as unknown as PageBlock;
