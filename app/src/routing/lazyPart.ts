import { createContext, createElement, use, useState, type ComponentType } from 'react';
import { isCodeMissing } from './isCodeMissing.ts';
import { FAILED_KEPT_MS } from './ScreenCache.ts';
import { trackPromise } from './trackPromise.ts';

// oxlint-disable-next-line atlas/module-state -- code to load, the same for everyone
const loads = new Map<string, () => Promise<unknown>>();

/** Called with the name of each rendered part. The server listens. */
export const RenderedPartContext = createContext<((name: string) => void) | null>(null);

/**
 * Creates a component whose code loads when it is first shown. The server loads the code of all
 * parts before the first page, so that it renders pages whole. The browser loads the parts of the
 * page before hydration. If the code cannot be loaded, `otherwise` is shown, or a message with a
 * button to reload the page; the next time the part is shown, it loads again. The build finds a
 * part's files in the text of the call (scripts/partTable.ts), so the call has one form:
 * `lazyPart('Player', async () => (await import('./Player.tsx')).Player)`, with a unique name.
 */
export function lazyPart<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  otherwise?: ComponentType<Props>,
): ComponentType<Props> {
  let loading: Promise<ComponentType<Props>> | undefined;
  const loaded = () => {
    if (loading) return loading;
    const attempt = trackPromise(
      load().catch((error: unknown): ComponentType<Props> | Promise<ComponentType<Props>> => {
        // Kept long enough to be shown. Otherwise rendering the failure would start the next
        // attempt at once, in a loop.
        setTimeout(() => (loading = undefined), FAILED_KEPT_MS);
        if (otherwise) return otherwise;
        if (!isCodeMissing(error)) throw error;
        // If it is missing as well, the page reports the error.
        return import('./missingCode.tsx').then((code) => (props) => createElement(code.MissingPart, { ...props, error }));
      }),
    );
    return (loading = attempt);
  };
  loads.set(name, loaded);
  return function Part(props: Props) {
    use(RenderedPartContext)?.(name);
    // A mounted part keeps its component: the next attempt must not replace it and lose its state.
    const [component] = useState(loaded);
    // A loaded part is shown at once: React cannot replay a press into a suspended one.
    return createElement(use(component), props);
  };
}

/**
 * Loads parts by name, including the parts nested in them. Ignores unknown parts and failed loads.
 */
export async function loadParts(names: readonly string[]): Promise<void> {
  const known = names.filter((name) => loads.has(name));
  if (known.length === 0) return;
  await Promise.allSettled(known.map(async (name) => loads.get(name)?.()));
  await loadParts(names.filter((name) => !known.includes(name)));
}

/** Loads every part, including nested ones. For the server. */
export async function loadAllParts(): Promise<void> {
  // Parts that are added during the loop are loaded as well.
  for (const load of loads.values()) await load();
}
