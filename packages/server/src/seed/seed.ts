import type { Db } from '../db/open.ts';
import type { Storage } from '../storage/storage.ts';

/** The context for each module's part of the demo seed. */
export interface Seed {
  tx: Db;
  /** The instant of seeding; every date is relative to it. */
  now: Date;
  storage: Storage;
  /** One hash for all demo accounts. */
  passwordHash: string;
  /** The secret of the installation, for what is stored encrypted. */
  secret: Buffer;
}

/** The instant of seeding shifted by whole days, later or earlier. */
export const daysFrom = (seed: Seed, days: number): Date => new Date(seed.now.getTime() + days * 86_400_000);
