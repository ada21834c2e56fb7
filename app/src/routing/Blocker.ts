/** Asks whether to leave; `leave` goes after all. */
export type ConfirmLeaving = (leave: () => void) => void;

/** The place of an entry in the history of this tab, counted from the one that the app began with. */
interface Placed {
  place?: number;
}
const placeOf = (state: unknown): number => (state as Placed | null)?.place ?? 0;

/**
 * Stands between a wish to leave a page and leaving it, whatever the way: a link, a menu, the code of a page, Back and Forward. Who has something
 * to lose is asked first; the last one to come is the one who asks.
 */
export class Blocker {
  readonly #requests: ConfirmLeaving[] = [];
  #place = 0;
  /** Where Back or Forward wanted to go, while the history returns to the page that is shown. */
  #rejected: number | null = null;
  #isAgreed = false;

  /** Asks `confirm` before anything leads away; answers the function that ends it. */
  guard = (confirm: ConfirmLeaving): (() => void) => {
    this.#requests.push(confirm);
    return () => {
      const index = this.#requests.lastIndexOf(confirm);
      if (index !== -1) this.#requests.splice(index, 1);
    };
  };

  /** Goes at once, or as soon as the person agreed. */
  pass(go: () => void): void {
    const confirm = this.#requests.at(-1);
    if (confirm) confirm(go);
    else go();
  }

  /** What a new entry of the history remembers, so that the way back to it is known. */
  stateFor(replace: boolean): Placed {
    if (!replace) this.#place++;
    return { place: this.#place };
  }

  /** Guards Back and Forward; answers the function that ends it. */
  listen(): () => void {
    this.#place = placeOf(history.state);
    history.replaceState({ ...(history.state as object | null), place: this.#place }, '');
    addEventListener('popstate', this.#onPop, { capture: true });
    return () => removeEventListener('popstate', this.#onPop, { capture: true });
  }

  readonly #onPop = (event: PopStateEvent) => {
    const delta = placeOf(event.state) - this.#place;
    const wanted = this.#rejected;
    if (wanted !== null) {
      // The address is again that of the page that is shown: only now may anything be drawn.
      this.#rejected = null;
      event.stopImmediatePropagation();
      this.pass(() => {
        this.#isAgreed = true;
        history.go(wanted);
      });
    } else if (this.#requests.length > 0 && !this.#isAgreed && delta !== 0) {
      // The address has changed already: nobody else hears of it, and it goes back.
      event.stopImmediatePropagation();
      this.#rejected = delta;
      history.go(-delta);
    } else {
      this.#isAgreed = false;
      this.#place += delta;
    }
  };
}
