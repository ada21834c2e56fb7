import type { PageBlock } from '@atlas/domain/pages';
import { useEffect, useEffectEvent, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { useDrawingQuery, useDrawingQuery$data } from './__generated__/useDrawingQuery.graphql.ts';

/** The pause in typing after which the page is drawn again, in milliseconds. */
const PAUSE = 250;

type Drawing = NonNullable<useDrawingQuery$data['viewer']['landingDrawing']>;

interface DrawingState {
  /** The last drawing; null until the first arrives. */
  readonly drawing: Drawing | null;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** Draws a page on the server while it is edited. The last drawing stays until the next one arrives. */
export function useDrawing(pageId: number, blocks: readonly PageBlock[]): DrawingState {
  const environment = useRelayEnvironment();
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const load = useEffectEvent(() =>
    fetchQuery<useDrawingQuery>(
      environment,
      graphql`
        query useDrawingQuery($id: Int!, $blocks: JSON!) {
          viewer {
            landingDrawing(databaseId: $id, blocks: $blocks) {
              html
              css
            }
          }
        }
      `,
      { id: pageId, blocks },
      { fetchPolicy: 'network-only' },
    ).subscribe({
      next: ({ viewer }) => {
        if (viewer.landingDrawing) {
          const { html, css } = viewer.landingDrawing;
          setDrawing({ html, css });
        }
        setFailed(viewer.landingDrawing == null);
      },
      error: () => setFailed(true),
    }),
  );
  const delay = useEffectEvent(() => (drawing === null ? 0 : PAUSE));
  useEffect(() => {
    let running: { unsubscribe: () => void } | null = null;
    const timer = setTimeout(() => (running = load()), delay());
    return () => {
      clearTimeout(timer);
      running?.unsubscribe();
    };
  }, [pageId, blocks, attempt]);
  useEffect(() => {
    if (!hasFailed) return undefined;
    const again = () => setAttempt((before) => before + 1);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [hasFailed]);
  return { drawing, hasFailed, retry: () => setAttempt((before) => before + 1) };
}
