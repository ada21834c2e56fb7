const CHANNEL = 'atlas-session';

/**
 * Notifies the other tabs of a sign-in, a sign-out or a switch of the access level, and listens to
 * theirs. `stop` ends the listening.
 */
export function listenToOtherTabs(onChange: () => void): { report: () => void; stop: () => void } {
  if (typeof BroadcastChannel === 'undefined') return { report: () => undefined, stop: () => undefined };
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', onChange);
  return { report: () => channel.postMessage('changed'), stop: () => channel.close() };
}
