import { useEffect, useEffectEvent, useState } from 'react';
import { Text } from '../../primitives/Text.tsx';
import { RichText } from '../learning/RichText.tsx';
import type { RichTextNode } from '../learning/RichText.tsx';
import { PreviewProblem, PreviewSkeleton } from './PreviewStates.tsx';

/** Parses a text for rendering, on the server. */
export type LoadPreview = (text: string, signal: AbortSignal) => Promise<readonly RichTextNode[]>;

export interface MarkdownPreviewProps {
  text: string;
  loadPreview: LoadPreview;
  /** The level of its highest heading. */
  level: 2 | 3 | 4;
}

type Answer = { text: string; attempt: number } & ({ tree: readonly RichTextNode[] } | { isOffline: boolean });

/** A text as readers will see it. Requested again once the browser is back online. */
export function MarkdownPreview({ text, loadPreview, level }: MarkdownPreviewProps) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [attempt, setAttempt] = useState(0);
  const isEmpty = text.trim() === '';
  const load = useEffectEvent((signal: AbortSignal) => {
    loadPreview(text, signal).then(
      (tree) => !signal.aborted && setAnswer({ text, attempt, tree }),
      () => !signal.aborted && setAnswer({ text, attempt, isOffline: !navigator.onLine }),
    );
  });
  useEffect(() => {
    if (isEmpty) return undefined;
    const control = new AbortController();
    load(control.signal);
    return () => control.abort();
  }, [text, attempt, isEmpty]);
  const hasFailed = answer !== null && 'isOffline' in answer;
  useEffect(() => {
    if (!hasFailed) return undefined;
    const retry = () => setAttempt((count) => count + 1);
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [hasFailed]);

  if (isEmpty) return <Text tone="muted">There is nothing to preview yet.</Text>;
  if (answer === null || answer.text !== text || answer.attempt !== attempt) return <PreviewSkeleton />;
  if ('tree' in answer) return <RichText text={answer.tree} level={level} />;
  return <PreviewProblem isOffline={answer.isOffline} onRetry={() => setAttempt((count) => count + 1)} />;
}
