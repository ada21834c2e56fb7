import { RequestError } from '../../session/fetchGraphQL.ts';

/** Evidence that cannot be sent. A new object for each attempt. */
export interface EvidenceError {
  readonly text: string;
}

/** The typed evidence and its errors, by the id of the task. */
interface EvidenceState {
  readonly typed: Readonly<Record<string, { readonly text: string; readonly problem: string | null }>>;
  readonly errors: Readonly<Record<string, EvidenceError | null>>;
}

const NOTHING: EvidenceState = { typed: {}, errors: {} };

/**
 * The evidence that a member has typed and not sent. My Stage and the drawer over it share it, so
 * that a task takes its evidence along wherever it is finished.
 */
export class EvidenceStore {
  #state = NOTHING;
  readonly #listeners = new Set<() => void>();

  readonly read = (): EvidenceState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Stores a typed text and what is wrong with it, which the field finds out: see EvidenceField. */
  type(taskId: string, text: string, problem: string | null): void {
    this.#set({ ...this.#state, typed: { ...this.#state.typed, [taskId]: { text, problem } } });
  }

  /** Validates the evidence for a task. An invalid one is not sent, and its field shows the error. */
  check(taskId: string): boolean {
    const problem = this.#state.typed[taskId]?.problem ?? null;
    this.#show(taskId, problem);
    return problem === null;
  }

  /** Shows the server's error for the evidence, if it has one. */
  reject(taskId: string, error: unknown): void {
    this.#show(taskId, error instanceof RequestError ? error.fieldErrors?.['evidence'] : null);
  }

  /** Closes the field of a task: its evidence was sent, or the member dropped it. */
  forget(taskId: string): void {
    const { [taskId]: _typed, ...typed } = this.#state.typed;
    const { [taskId]: _error, ...errors } = this.#state.errors;
    this.#set({ typed, errors });
  }

  clear(): void {
    this.#set(NOTHING);
  }

  #show(taskId: string, problem: string | null | undefined): void {
    this.#set({ ...this.#state, errors: { ...this.#state.errors, [taskId]: problem == null ? null : { text: problem } } });
  }

  #set(state: EvidenceState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

// oxlint-disable-next-line atlas/module-state -- one store per Relay environment, which belongs to one identity
const stores = new WeakMap<object, EvidenceStore>();

/** The store of an identity, by its Relay environment. */
export function evidenceStoreOf(environment: object): EvidenceStore {
  const store = stores.get(environment) ?? new EvidenceStore();
  stores.set(environment, store);
  return store;
}
