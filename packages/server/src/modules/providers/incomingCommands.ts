import type { OnlineProvider } from '@atlas/domain/providers';
import type { App } from '../../app.ts';
import type { VerifiedEvent } from '../../providers/port.ts';
import { processEvents } from './jobs.ts';
import { insertEvent } from './repo.ts';

/** Stores an event whose sender is proven, and lets a job process it. The same event is stored once. */
export async function receiveEvent(app: App, provider: OnlineProvider, { eventId, type, payload }: VerifiedEvent): Promise<void> {
  const at = app.clock.now();
  await app.database.transaction(async (tx) => {
    const isNew = await insertEvent(tx, { provider, eventId, type, payload, nextTryAt: at, createdAt: at });
    if (isNew) app.queues.wake(tx, processEvents);
  });
}
