const CHANNEL = 'atlas-session';

/**
 * Notifies the other tabs of a sign-in, a sign-out or a switch of the access level, and calls
 * `onChange` after theirs. A page that the browser restores from its back/forward cache may have
 * missed one, so `onChange` is called for it too. `stop` ends the listening.
 */
export function listenToOtherTabs(onChange: () => void): { report: () => void; stop: () => void } {
  const onShow = (event: PageTransitionEvent) => {
    if (event.persisted) onChange();
  };
  addEventListener('pageshow', onShow);
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);
  channel?.addEventListener('message', onChange);
  return {
    report: () => channel?.postMessage('changed'),
    stop: () => {
      removeEventListener('pageshow', onShow);
      channel?.close();
    },
  };
}
