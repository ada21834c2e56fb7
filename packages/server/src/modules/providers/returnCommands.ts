import type { App } from '../../app.ts';
import { askProviders } from './jobs.ts';
import { askSoon, type AttemptFor, findLiveAttempt } from './repo.ts';

/** Lets a provider be asked at once about the payment from whose page the payer comes back. */
export async function askAboutReturn(app: App, target: AttemptFor): Promise<void> {
  const live = await findLiveAttempt(app.database.db, target);
  if (live === null) return;
  await app.database.transaction(async (tx) => {
    await askSoon(tx, live.id, app.clock.now());
    app.queues.wake(tx, askProviders);
  });
}
