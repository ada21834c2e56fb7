import { createElement, lazy, type ComponentType } from 'react';

const isServer = typeof document === 'undefined';
const loads: (() => Promise<void>)[] = [];

/**
 * A component whose code comes when it is first shown. On the server the code of all of them is there before the first page is drawn, so that a
 * page is drawn whole. Where the code cannot be loaded, `otherwise` shows.
 */
export function part<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  otherwise?: ComponentType<Props>,
): ComponentType<Props> {
  if (isServer) {
    let Loaded: ComponentType<Props> | undefined;
    loads.push(async () => {
      Loaded = await load();
    });
    return function Part(props: Props) {
      if (!Loaded) throw new Error('A part is drawn before loadParts');
      return createElement(Loaded, props);
    };
  }
  const loading = () => (otherwise ? load().catch(() => otherwise) : load());
  return lazy(async () => ({ default: await loading() })) as unknown as ComponentType<Props>;
}

/** Loads every part, also those that belong to parts. For the server. */
export async function loadParts(): Promise<void> {
  while (loads.length > 0) await Promise.all(loads.splice(0).map((load) => load()));
}
