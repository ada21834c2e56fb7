import { BELL_CHANNEL } from './bellChannel.ts';

/** Tells every bell of the browser, those of this page too, what the server just answered. */
export function publishUnread(unread: number): void {
  if (!('BroadcastChannel' in globalThis)) return;
  const channel = new BroadcastChannel(BELL_CHANNEL);
  channel.postMessage({ unread });
  channel.close();
}
