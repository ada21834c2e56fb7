import { useEffect, useRef, useState } from 'react';
import type { ConcreteRequest, GraphQLTaggedNode } from 'relay-runtime';
import { showError } from '../admin/actions/showError.ts';
import { useAuth } from '../session/authContext.ts';
import { fetchGraphQL, RequestError } from '../session/fetchGraphQL.ts';
import { sendMutation } from '../session/sendMutation.ts';
import { publishUnread } from './publishUnread.ts';
import { bellQuery, bellReadAllMutation, bellReadMutation } from './bellQueries.ts';
import type { bellQueriesListQuery$data } from './__generated__/bellQueriesListQuery.graphql.ts';
import type { bellQueriesReadAllMutation } from './__generated__/bellQueriesReadAllMutation.graphql.ts';
import type { bellQueriesReadMutation } from './__generated__/bellQueriesReadMutation.graphql.ts';

type Answer = bellQueriesListQuery$data['viewer'];
export type Notification = Answer['notifications']['edges'][number]['node'];

/** Notifications per page, and the most that are loaded again after a change. */
const AT_ONCE = 10;
const MAX_AT_ONCE = 100;

interface Loaded {
  nodes: readonly Notification[];
  /** Cursor of the next page; null at the end. */
  next: string | null;
  unread: number;
}

interface Notifications {
  /** Newest first; null while loading. */
  nodes: readonly Notification[] | null;
  unread: number;
  /** The error of a failed load. */
  error: unknown;
  retry: () => void;
  /** Loads the next page; undefined at the end. */
  more: (() => void) | undefined;
  loadingMore: boolean;
  /** Number of notifications that arrived while the list was open. */
  added: number;
  setRead: (id: number, isRead: boolean) => void;
  readAll: () => void;
}

/** The current user's notifications, loaded again whenever the bell receives a change. */
export function useNotifications(heard: number | null): Notifications {
  const { client } = useAuth();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [loadingMore, setLoadingMore] = useState(false);
  const [added, setAdded] = useState(0);
  const [attempt, setAttempt] = useState(0);
  // Only the last of several pending requests counts.
  const requested = useRef(0);
  const known = useRef<Loaded | null>(null);
  const keep = (next: Loaded) => {
    known.current = next;
    setLoaded(next);
  };
  const ended = (reason: unknown) => {
    if (reason instanceof RequestError && reason.code === 'UNAUTHENTICATED') client.expire();
  };

  useEffect(() => {
    const former = known.current;
    // The page already shows its own change.
    if (former !== null && former.unread === heard && attempt === 0) return;
    const turn = ++requested.current;
    const first = Math.min(Math.max(AT_ONCE, former?.nodes.length ?? 0), MAX_AT_ONCE);
    void (async () => {
      try {
        const answer = await load(first, null, client.knownToken());
        if (turn !== requested.current) return;
        const latest = former?.nodes[0]?.createdAt;
        if (latest !== undefined) setAdded(answer.nodes.filter(({ createdAt }) => createdAt > latest).length);
        keep(answer);
        setError(null);
      } catch (reason) {
        ended(reason);
        if (turn === requested.current) setError(reason);
      }
    })();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- requested again only for these
  }, [heard, attempt]);

  const more = async (after: string) => {
    const turn = ++requested.current;
    setLoadingMore(true);
    try {
      const answer = await load(AT_ONCE, after, client.knownToken());
      const before = known.current?.nodes ?? [];
      const shown = new Set(before.map(({ databaseId }) => databaseId));
      if (turn === requested.current)
        keep({ ...answer, nodes: [...before, ...answer.nodes.filter(({ databaseId }) => !shown.has(databaseId))] });
    } catch (reason) {
      ended(reason);
      showError(reason);
    }
    setLoadingMore(false);
  };

  /** Shows a change at once, sends it to the server, and undoes it where the server rejects it. */
  const say = async (change: (node: Notification) => Notification, send: () => Promise<number>) => {
    const former = known.current;
    if (former === null) return;
    requested.current++;
    const nodes = former.nodes.map(change);
    const read = former.nodes.filter((node, index) => (node.readAt === null) !== (nodes[index]?.readAt === null));
    const fewer = read.reduce((sum, { readAt }) => sum + (readAt === null ? 1 : -1), 0);
    keep({ ...former, nodes, unread: Math.max(0, former.unread - fewer) });
    try {
      const unread = await send();
      if (known.current) keep({ ...known.current, unread });
      publishUnread(unread);
    } catch (reason) {
      ended(reason);
      const current = known.current;
      const original = new Map(read.map((node) => [node.databaseId, node]));
      if (current) keep({ ...current, nodes: current.nodes.map((node) => original.get(node.databaseId) ?? node), unread: former.unread });
      showError(reason);
    }
  };
  const now = () => new Date().toISOString();

  const next = loaded?.next ?? null;
  return {
    nodes: loaded?.nodes ?? null,
    unread: loaded?.unread ?? 0,
    error,
    retry: () => {
      setError(null);
      setAttempt(attempt + 1);
    },
    more: next === null ? undefined : () => void more(next),
    loadingMore,
    added,
    setRead: (id, isRead) =>
      void say(
        (node) => (node.databaseId === id ? { ...node, readAt: isRead ? now() : null } : node),
        async () => {
          const variables = { id, isRead };
          const answer = await sendMutation<bellQueriesReadMutation>(bellReadMutation, variables, client.knownToken());
          return answer.setNotificationRead.unreadNotifications;
        },
      ),
    readAll: () =>
      void say(
        (node) => ({ ...node, readAt: node.readAt ?? now() }),
        async () => {
          // Notifications that arrive in the meantime stay unread: the user has not seen them.
          const until = known.current?.nodes[0]?.createdAt ?? now();
          const answer = await sendMutation<bellQueriesReadAllMutation>(bellReadAllMutation, { until }, client.knownToken());
          return answer.markAllNotificationsRead.unreadNotifications;
        },
      ),
  };
}

async function load(first: number, after: string | null, token: string | null): Promise<Loaded> {
  const { data } = await fetchGraphQL({ id: idOf(bellQuery), variables: { first, after }, isRead: true, token });
  const { unreadNotifications: unread, notifications } = (data as unknown as bellQueriesListQuery$data).viewer;
  const { edges, pageInfo } = notifications;
  return { nodes: edges.map(({ node }) => node), next: pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null, unread };
}

// Relay compiles every tag to this, which its types leave open.
const idOf = (query: GraphQLTaggedNode): string => (query as unknown as ConcreteRequest).params.id ?? '';
