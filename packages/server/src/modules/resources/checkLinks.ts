import { routePath } from '@atlas/domain/navigation';
import { hasBroken, linkFailed, linkHost, linksDue, linkState } from '@atlas/domain/resources';
import type { App } from '../../app.ts';
import { findHoldersOf } from '../access/repo.ts';
import { notify } from '../notifications/commands.ts';
import { requestLink } from './requestLink.ts';
import { findDueLinks, saveLinkState, type DueLink } from './repo.ts';

/** So many links are asked for at once. */
const BATCH = 10;

interface Checking {
  signal?: AbortSignal;
  /** Asks for a link. */
  request?: typeof requestLink;
}

/**
 * Asks for the link of each resource in use that was not asked for today, some at a time, and keeps what came of it; who can write another link is told
 * of one that broke. Run again it goes on where it stopped.
 * Throws when `signal` aborts, between two batches. Answers how many were asked for.
 */
export async function checkDueLinks(app: App, { signal, request = requestLink }: Checking = {}): Promise<number> {
  const now = app.clock.now();
  const { db } = app.database;
  const check = async ({ resourceId, name, url, ...before }: DueLink) => {
    const state = linkState(before, linkFailed(await request(url)), now);
    await app.database.transaction(async (tx) => {
      await saveLinkState(tx, { resourceId, url, checkedAt: now, ...state });
      if (!hasBroken(before, state)) return;
      await notify({ app }, tx, await findHoldersOf(tx, ['resourceFile', 'editResourceFile']), 'staff-task', {
        key: `broken link ${resourceId} ${state.brokenSince?.toISOString()}`,
        title: 'A link is broken',
        body: `“${name}” could not be opened on two nights. It leads to ${linkHost(url)}.`,
        path: routePath('resourceFile', { id: resourceId }),
      });
    });
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
