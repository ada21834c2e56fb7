import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { ERRORS, type Lock } from '@tus/server';
import type { App } from '../../app.ts';
import { keepUploadLocked, lockUpload, unlockUpload, wantUpload } from './repo.ts';

const ASKED_EVERY_MS = 200;
const GIVEN_UP_AFTER_MS = 25_000;

/**
 * Lock of an upload across processes, so that one request at a time works on it. A waiting request
 * asks the holder to release it, because after a lost connection the holder may wait for bytes that
 * never arrive. The lock of a dead process expires after 15 seconds.
 */
export class UploadLock implements Lock {
  readonly #app: App;
  readonly #id: string;
  readonly #me = randomUUID();
  #keeping: NodeJS.Timeout | undefined;

  constructor(app: App, id: string) {
    this.#app = app;
    this.#id = id;
  }

  /**
   * Waits for the lock.
   *
   * @throws the protocol's error when the upload does not exist, or when the lock is not released
   */
  async lock(stopped: AbortSignal, letGo: () => unknown): Promise<void> {
    const { db } = this.#app.database;
    const givenUp = AbortSignal.any([stopped, AbortSignal.timeout(GIVEN_UP_AFTER_MS)]);
    while (!(await lockUpload(db, this.#id, this.#me))) {
      if (!(await wantUpload(db, this.#id))) throw ERRORS.FILE_NOT_FOUND;
      await wait(ASKED_EVERY_MS, undefined, { signal: givenUp }).catch(() => {
        throw ERRORS.ERR_LOCK_TIMEOUT;
      });
    }
    this.#keeping = setInterval(() => void this.#keep(letGo), this.#app.uploadLockKeptEveryMs).unref();
  }

  async unlock(): Promise<void> {
    clearInterval(this.#keeping);
    await unlockUpload(this.#app.database.db, this.#id, this.#me);
  }

  async #keep(letGo: () => unknown): Promise<void> {
    try {
      if (!(await keepUploadLocked(this.#app.database.db, this.#id, this.#me))) letGo();
    } catch (error) {
      this.#app.log.warn({ err: error, upload: this.#id }, 'the lock of an upload was not kept');
    }
  }
}

/** Runs work on an upload while holding its lock. */
export async function lockedUpload<T>(app: App, id: string, work: () => Promise<T>): Promise<T> {
  const lock = new UploadLock(app, id);
  await lock.lock(new AbortController().signal, () => undefined);
  try {
    return await work();
  } finally {
    await lock.unlock();
  }
}
