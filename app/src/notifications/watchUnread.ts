import { AUTH_TYPE } from '../session/authClient.ts';
import { lookedAt } from '../session/lookedAt.ts';
import { pause } from '../session/pause.ts';
import { BELL_CHANNEL } from './bellChannel.ts';
import { bellSubscription } from './bellSubscription.ts';
import { readEvents } from './readEvents.ts';

/** A page in the background keeps its connection so long: people look away and back. */
const HIDDEN_MS = 30_000;
const FIRST_PAUSE_MS = 2000;
const MAX_PAUSE_MS = 5 * 60_000;
/** A stream that lasted so long ended as it should. */
const LASTING_MS = 60_000;

type Message = { unread: number } | 'asks';

/** What the browser knows of a metered connection. */
const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** How many notifications are unread. */
export interface Counted {
  /** Null while that is not known. */
  unread: number | null;
  /** That they became more just now. */
  isMore?: boolean;
}

/**
 * Tells how many notifications are unread, as long as the page is looked at, until `signal` aborts. One connection for all tabs of the browser, where it
 * can choose one of them; with data saving switched on, one answer at a time instead of a connection that stays.
 */
export function watchUnread(onCount: (counted: Counted) => void, signal: AbortSignal): void {
  if (signal.aborted) return;
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(BELL_CHANNEL) : null;
  let known: number | null = null;
  const heard = (unread: number) => {
    onCount({ unread, isMore: known !== null && unread > known });
    known = unread;
  };
  channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data !== 'asks') heard(data.unread);
    else if (known !== null) channel.postMessage({ unread: known } satisfies Message);
  });
  channel?.postMessage('asks' satisfies Message);
  signal.addEventListener('abort', () => channel?.close());
  const received = (unread: number) => {
    heard(unread);
    channel?.postMessage({ unread } satisfies Message);
  };
  void keepListening(received, signal).catch(() => undefined);
}

async function keepListening(onCount: (unread: number) => void, signal: AbortSignal): Promise<void> {
  let pauseMs = FIRST_PAUSE_MS;
  while (!signal.aborted) {
    await lookedAt(signal);
    const began = performance.now();
    // Its turn may end before it came: the page is in the background.
    const isWorthIt = await alone(signal, (turn) => listen(onCount, turn)).catch(() => true);
    if (!isWorthIt) return;
    pauseMs = performance.now() - began > LASTING_MS ? FIRST_PAUSE_MS : Math.min(pauseMs * 2, MAX_PAUSE_MS);
    // Not all browsers at the same moment when the server was away.
    await pause(pauseMs * (0.75 + Math.random() / 2), signal);
  }
}

/** Does something while no other tab does it, until the page was in the background for a while. */
async function alone<Answer>(signal: AbortSignal, work: (turn: AbortSignal) => Promise<Answer>): Promise<Answer> {
  const turn = new AbortController();
  const giveUp = () => turn.abort();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onChange = () => {
    clearTimeout(timer);
    if (document.hidden) timer = setTimeout(giveUp, HIDDEN_MS);
  };
  document.addEventListener('visibilitychange', onChange);
  signal.addEventListener('abort', giveUp, { once: true });
  try {
    return 'locks' in navigator
      ? await navigator.locks.request(BELL_CHANNEL, { signal: turn.signal }, () => work(turn.signal))
      : await work(turn.signal);
  } finally {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onChange);
    signal.removeEventListener('abort', giveUp);
  }
}

/** Listens until the stream ends; answers whether it is worth to listen again. */
async function listen(onCount: (unread: number) => void, signal: AbortSignal): Promise<boolean> {
  try {
    const response = await fetch('/api/graphql', {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream', 'auth-provider': AUTH_TYPE },
      body: JSON.stringify({ id: bellSubscriptionId(), variables: {} }),
      signal,
    });
    if (!response.ok || !response.body) return response.status >= 500;
    for await (const { name, data } of readEvents(response.body)) {
      const unread = (data as { data?: { unreadNotifications?: number } | null } | null)?.data?.unreadNotifications;
      // Signed out in another tab, most likely: this page hears of it by itself.
      if (name === 'next' && unread === undefined) return false;
      if (unread !== undefined) onCount(unread);
      if (savesData()) return true;
    }
  } catch {
    // No connection, or the page is in the background.
  }
  return true;
}

// What Relay compiles every tag to, and its types leave open.
const bellSubscriptionId = (): string => (bellSubscription as unknown as { params: { id: string } }).params.id;
