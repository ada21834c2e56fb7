import { settingValue, type SettingName } from '@atlas/domain/settings';
import type { Database, Db } from '../../db/open.ts';
import { settings } from './tables.ts';

/** Cache duration per process: another process may have saved a setting in the meantime. */
const KEPT_MS = 2000;

/** The values of the transactions that asked for them. */
const WITHIN = new WeakMap<Db, SettingValues>();

type ValueOf<Name extends SettingName> = ReturnType<typeof settingValue<Name>>;

/**
 * The values of the settings for the code that depends on them. All are loaded in one statement and
 * cached briefly.
 */
export class SettingValues {
  readonly #database: Pick<Database, 'db'>;
  readonly #keptMs: number;
  #known: { at: number; stored: Promise<ReadonlyMap<string, string>> } | null = null;

  constructor(database: Pick<Database, 'db'>, keptMs = KEPT_MS) {
    this.#database = database;
    this.#keptMs = keptMs;
  }

  /** The value of a setting; its default when no valid value is stored. */
  async get<Name extends SettingName>(name: Name): Promise<ValueOf<Name>> {
    const stored = await this.#stored();
    return settingValue(name, stored.get(name) ?? null) as ValueOf<Name>;
  }

  /** The values as a transaction sees them: a command reads with its own connection only. */
  within(tx: Db): SettingValues {
    const known = WITHIN.get(tx);
    if (known) return known;
    const values = new SettingValues({ db: tx }, Infinity);
    WITHIN.set(tx, values);
    return values;
  }

  /**
   * Clears the cache. Call it after a setting was saved, so that this process loads the values
   * again.
   */
  forget(): void {
    this.#known = null;
  }

  #stored(): Promise<ReadonlyMap<string, string>> {
    const now = performance.now();
    if (this.#known === null || now - this.#known.at > this.#keptMs) this.#known = { at: now, stored: this.#read() };
    const { stored } = this.#known;
    stored.catch(() => this.forget());
    return stored;
  }

  async #read(): Promise<ReadonlyMap<string, string>> {
    const rows = await this.#database.db.select({ name: settings.name, value: settings.value }).from(settings);
    return new Map(rows.map(({ name, value }) => [name, value]));
  }
}
