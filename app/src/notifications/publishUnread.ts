import { BELL_CHANNEL } from './bellChannel.ts';

/** Sends the server's unread count to every bell of the browser, including those on this page. */
export function publishUnread(unread: number): void {
  if (!('BroadcastChannel' in globalThis)) return;
  const channel = new BroadcastChannel(BELL_CHANNEL);
  channel.postMessage({ unread });
  channel.close();
}
