import { AUTH_TYPE } from '../session/authClient.ts';
import { lookedAt } from '../session/lookedAt.ts';
import { pause } from '../session/pause.ts';
import { BELL_CHANNEL } from './bellChannel.ts';
import { bellSubscription } from './bellSubscription.ts';
import { readEvents } from './readEvents.ts';

/**
 * Milliseconds for which a page in the background keeps its connection: people look away and back.
 */
const HIDDEN_MS = 30_000;
const FIRST_PAUSE_MS = 2000;
const MAX_PAUSE_MS = 5 * 60_000;
/** A stream that lasted this long ended normally. */
const LASTING_MS = 60_000;

type Message = { unread: number } | 'asks';

/** Whether the browser reports data saving. */
const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** The number of unread notifications. */
export interface Counted {
  /** Null until it is known. */
  unread: number | null;
  /** Whether the count has just increased. */
  isMore?: boolean;
}

/**
 * Reports the number of unread notifications while the page is visible, until `signal` aborts. All
 * tabs of the browser share one connection where the browser supports locks. With data saving on,
 * it requests one count at a time instead of keeping a connection.
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
    // The turn may end before it began: the page is in the background.
    const isWorthIt = await alone(signal, (turn) => listen(onCount, turn)).catch(() => true);
    if (!isWorthIt) return;
    pauseMs = performance.now() - began > LASTING_MS ? FIRST_PAUSE_MS : Math.min(pauseMs * 2, MAX_PAUSE_MS);
    // Spread the retries, so that not all browsers reconnect at once after an outage.
    await pause(pauseMs * (0.75 + Math.random() / 2), signal);
  }
}

/** Runs work while no other tab does, until the page has been in the background for a while. */
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

/**
 * Listens until the stream ends.
 * @returns Whether listening again makes sense.
 */
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
      // Probably signed out in another tab. This page notices that separately.
      if (name === 'next' && unread === undefined) return false;
      if (unread !== undefined) onCount(unread);
      if (savesData()) return true;
    }
  } catch {
    // No connection, or the page is in the background.
  }
  return true;
}

// Relay compiles every tag to this, which its types leave open.
const bellSubscriptionId = (): string => (bellSubscription as unknown as { params: { id: string } }).params.id;
