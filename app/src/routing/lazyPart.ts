import { createContext, createElement, use, type ComponentType } from 'react';
import { trackPromise } from './trackPromise.ts';

// oxlint-disable-next-line atlas/module-state -- code to load, the same for everybody
const loads = new Map<string, () => Promise<unknown>>();

/** Told the name of each part that is drawn. The server listens. */
export const RenderedPartContext = createContext<((name: string) => void) | null>(null);

/**
 * A component whose code comes when it is first shown. On the server the code of all of them is there before the first page is drawn, so that a
 * page is drawn whole, and in the browser that of the parts in it before the page is taken over. Where the code cannot be loaded, `otherwise`
 * shows. The build reads from the text of the call which files a part needs (scripts/partTable.ts), so it has one form:
 * `lazyPart('Player', async () => (await import('./Player.tsx')).Player)`, with a name that no other part has.
 */
export function lazyPart<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  otherwise?: ComponentType<Props>,
): ComponentType<Props> {
  let loading: Promise<ComponentType<Props>> | undefined;
  const loaded = () => (loading ??= trackPromise(otherwise ? load().catch(() => otherwise) : load()));
  loads.set(name, loaded);
  return function Part(props: Props) {
    use(RenderedPartContext)?.(name);
    // What has been loaded is shown at once: React cannot pass a press on to what it waits for.
    return createElement(use(loaded()), props);
  };
}

/** Loads parts by their names, also those that belong to others of them. What is not there, or cannot be loaded, keeps nobody waiting. */
export async function loadParts(names: readonly string[]): Promise<void> {
  const known = names.filter((name) => loads.has(name));
  if (known.length === 0) return;
  await Promise.allSettled(known.map(async (name) => loads.get(name)?.()));
  await loadParts(names.filter((name) => !known.includes(name)));
}

/** Loads every part, also those that belong to parts. For the server. */
export async function loadAllParts(): Promise<void> {
  // What is added meanwhile has its turn as well.
  for (const load of loads.values()) await load();
}
