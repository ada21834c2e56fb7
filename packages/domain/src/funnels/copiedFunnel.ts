import { MAX_FUNNEL_NAME } from './funnelForm.ts';
import { slugOf } from './slugField.ts';

/**
 * The suggested name and address for a copy of a funnel. The name is cut where it would be too
 * long. The address may be taken; saving then reports it.
 *
 * @example copiedFunnel('Studio Year')
 * // { name: 'Copy of Studio Year', slug: 'copy-of-studio-year' }
 */
export function copiedFunnel(name: string): { name: string; slug: string } {
  const copy = `Copy of ${name}`.slice(0, MAX_FUNNEL_NAME).trimEnd();
  return { name: copy, slug: slugOf(copy) };
}
