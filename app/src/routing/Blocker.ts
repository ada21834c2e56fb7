import { entryKey } from './entryKey.ts';

/** Asks whether to leave. Calling `leave` continues the navigation. */
export type ConfirmLeaving = (leave: () => void) => void;

/** The position of an entry in this tab's history, counted from the app's first entry. */
interface Placed {
  place?: number;
}
/** A replaced entry keeps its key. */
type State = Placed & { entry?: string };
const placeOf = (state: unknown): number => (state as Placed | null)?.place ?? 0;

/**
 * Guards every way to leave a page: links, menus, code, Back and Forward. The most recent guard is
 * asked before the page is left.
 */
export class Blocker {
  readonly #requests: ConfirmLeaving[] = [];
  readonly #freeListeners = new Set<() => void>();
  #place = 0;
  /** Steps that Back or Forward wanted to go, while the history returns to the current page. */
  #rejected: number | null = null;
  #isAgreed = false;
  #path = '';
  #search = '';

  /**
   * Calls `confirm` before the page is left.
   * @returns A function that ends the guard.
   */
  guard = (confirm: ConfirmLeaving): (() => void) => {
    this.#requests.push(confirm);
    return () => {
      const index = this.#requests.lastIndexOf(confirm);
      if (index === -1) return;
      this.#requests.splice(index, 1);
      this.#reportFree();
    };
  };

  /** Whether leaving now would lose work. */
  get isGuarding(): boolean {
    return this.#requests.length > 0;
  }

  /** Ends every guard, before a navigation that nothing may stop. */
  release = (): void => {
    this.#requests.length = 0;
    this.#reportFree();
  };

  /**
   * Calls `listener` whenever the last guard ends.
   * @returns A function that removes the listener.
   */
  onFree = (listener: () => void): (() => void) => {
    this.#freeListeners.add(listener);
    return () => void this.#freeListeners.delete(listener);
  };

  #reportFree(): void {
    if (this.#requests.length === 0) for (const listener of this.#freeListeners) listener();
  }

  /** Navigates at once, or once the user agrees. */
  pass(go: () => void): void {
    const confirm = this.#requests.at(-1);
    if (confirm) confirm(go);
    else go();
  }

  /** The path of the page. A rejected Back changes it for a moment only in the address bar. */
  readonly path = (): string => {
    if (this.#rejected === null) this.#path = location.pathname;
    return this.#path;
  };

  /** The query of the page, with its question mark. */
  readonly search = (): string => {
    if (this.#rejected === null) this.#search = location.search;
    return this.#search;
  };

  /** The state for a new or replaced history entry, which records its position. */
  stateFor(replace: boolean): State {
    if (replace) return { place: this.#place, entry: entryKey() };
    return { place: ++this.#place };
  }

  /**
   * Guards Back and Forward.
   * @returns A function that ends the guard.
   */
  listen(): () => void {
    this.#place = placeOf(history.state);
    history.replaceState({ ...(history.state as object | null), place: this.#place }, '');
    addEventListener('popstate', this.#onPop, { capture: true });
    return () => removeEventListener('popstate', this.#onPop, { capture: true });
  }

  readonly #onPop = (event: PopStateEvent) => {
    const delta = placeOf(event.state) - this.#place;
    const wanted = this.#rejected;
    if (wanted !== null && delta !== 0) {
      // A second Back was faster than the return from the first.
      event.stopImmediatePropagation();
      history.go(-delta);
    } else if (wanted !== null) {
      // The address is that of the current page again. Only now may anything render.
      this.#rejected = null;
      event.stopImmediatePropagation();
      this.pass(() => {
        this.#isAgreed = true;
        history.go(wanted);
      });
    } else if (this.#requests.length > 0 && !this.#isAgreed && delta !== 0) {
      // The address has already changed. Hide the event from other listeners and go back.
      event.stopImmediatePropagation();
      this.#rejected = delta;
      history.go(-delta);
    } else {
      this.#isAgreed = false;
      this.#place += delta;
    }
  };
}
