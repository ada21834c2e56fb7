import { linkFailed, linksDue, linkState } from '@atlas/domain/resources';
import type { App } from '../../app.ts';
import { askLink } from './askLink.ts';
import { findDueLinks, saveLinkState, type DueLink } from './repo.ts';

/** So many links are asked for at once. */
const BATCH = 10;

interface Checking {
  signal?: AbortSignal;
  /** Asks for a link. */
  ask?: typeof askLink;
}

/**
 * Asks for the link of each resource in use that was not asked for today, some at a time, and keeps what came of it. Run again it goes on where it stopped.
 * Throws when `signal` aborts, between two batches. Answers how many were asked for.
 */
export async function checkDueLinks(app: App, { signal, ask = askLink }: Checking = {}): Promise<number> {
  const now = app.clock.now();
  const { db } = app.database;
  const check = async ({ resourceId, url, ...before }: DueLink) => {
    const failed = linkFailed(await ask(url));
    await saveLinkState(db, { resourceId, url, checkedAt: now, ...linkState(before, failed, now) });
  };
  let checked = 0;
  for (;;) {
    signal?.throwIfAborted();
    const due = await findDueLinks(db, linksDue(now), BATCH);
    if (due.length === 0) return checked;
    await Promise.all(due.map(check));
    checked += due.length;
  }
}
