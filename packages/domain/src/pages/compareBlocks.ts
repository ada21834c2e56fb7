import { PAGE_BLOCKS, type PageBlock } from './pageBlocks.ts';

/** The change of a block between two versions of a page. */
export interface BlockChange {
  readonly id: string;
  /** The label of its kind. */
  readonly label: string;
  readonly change: 'added' | 'removed' | 'changed' | 'moved' | 'hidden' | 'shown';
  /** The labels of the fields that differ. */
  readonly fields: readonly string[];
}

/** Equal as JSON, whatever the order of the keys. */
const isSame = (a: unknown, b: unknown): boolean => sorted(a) === sorted(b);
const sorted = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );

/** The ids of the blocks that keep their order; the others moved. */
function keptInOrder(before: readonly string[], after: readonly string[]): ReadonlySet<string> {
  const common = after.filter((id) => before.includes(id));
  const place = new Map(before.map((id, at) => [id, at]));
  // The longest run of blocks whose order is the former one: at most 40 blocks, so the plain way.
  const best = common.map((): string[] => []);
  common.forEach((id, at) => {
    const earlier = best.slice(0, at).filter((run) => (place.get(run.at(-1) ?? '') ?? -1) < (place.get(id) ?? 0));
    best[at] = [...earlier.reduce((longest: string[], run) => (run.length > longest.length ? run : longest), []), id];
  });
  return new Set(best.reduce((longest: string[], run) => (run.length > longest.length ? run : longest), []));
}

function changeOf(before: PageBlock, after: PageBlock, hasMoved: boolean): BlockChange | null {
  const { label, fields } = PAGE_BLOCKS[after.kind];
  const [old, now]: Readonly<Record<string, unknown>>[] = [{ ...before.props }, { ...after.props }];
  const differing = Object.entries(fields).flatMap(([name, field]: [string, { label: string }]) =>
    isSame(old?.[name], now?.[name]) ? [] : [field.label],
  );
  const visibility = after.isHidden ? 'hidden' : 'shown';
  const change = differing.length > 0 ? 'changed' : before.isHidden !== after.isHidden ? visibility : hasMoved ? 'moved' : null;
  return change && { id: after.id, label, change, fields: differing };
}

/**
 * Compares two versions of a page, block by block: first those of the later version in their
 * order, then those that it no longer has.
 *
 * @spec product decision: landing pages
 */
export function compareBlocks(before: readonly PageBlock[], after: readonly PageBlock[]): BlockChange[] {
  const kept = keptInOrder(
    before.map(({ id }) => id),
    after.map(({ id }) => id),
  );
  const changes = after.flatMap((block): BlockChange[] => {
    const former = before.find(({ id, kind }) => id === block.id && kind === block.kind);
    if (former === undefined) return [{ id: block.id, label: PAGE_BLOCKS[block.kind].label, change: 'added', fields: [] }];
    const change = changeOf(former, block, !kept.has(block.id));
    return change === null ? [] : [change];
  });
  const removed = before.filter(({ id, kind }) => !after.some((block) => block.id === id && block.kind === kind));
  return [...changes, ...removed.map(({ id, kind }) => ({ id, label: PAGE_BLOCKS[kind].label, change: 'removed', fields: [] }) as const)];
}
