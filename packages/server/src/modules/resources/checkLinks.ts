import { routePath } from '@atlas/domain/navigation';
import { hasBroken, linkFailed, linkHost, linksDue, linkState } from '@atlas/domain/resources';
import type { App } from '../../app.ts';
import { findHoldersOf } from '../access/repo.ts';
import { notify } from '../notifications/commands.ts';
import { requestLink } from './requestLink.ts';
import { findDueLinks, saveLinkState, type DueLink } from './repo.ts';

/** Number of links requested at once. */
const BATCH = 10;

interface Checking {
  signal?: AbortSignal;
  /** Requests a link. */
  request?: typeof requestLink;
}

/**
 * Requests the links of active resources that were not checked today, in batches, and stores the
 * results. Staff who can edit the link are notified when it breaks. A repeated run continues where
 * the last one stopped.
 *
 * @returns the number of requested links
 * @throws when `signal` aborts, between two batches
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
