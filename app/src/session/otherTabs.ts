const CHANNEL = 'atlas-session';

/** Tells the other tabs that somebody signed in or out, or switched the access level; answers a function that stops listening. */
export function listenToOtherTabs(onChange: () => void): { report: () => void; stop: () => void } {
  if (typeof BroadcastChannel === 'undefined') return { report: () => undefined, stop: () => undefined };
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', onChange);
  return { report: () => channel.postMessage('changed'), stop: () => channel.close() };
}
