import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../primitives/Button.tsx';
import type { ButtonSize, ButtonVariant } from '../../primitives/buttonStyle.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.tsx';
import { media } from '../../tokens/media.ts';
import { copyText } from './copyText.ts';

export interface CopyButtonProps {
  /** The text to copy. */
  value: string;
  /** Names what is copied: "Copy link". */
  children: string;
  /** Completes the name for screen readers where the text is short and the value stands next to it: "account number". */
  subject?: string | undefined;
  copiedText?: string | undefined;
  /** Instructions for when the browser refuses; the value is then shown below, selected. */
  refusedText?: string | undefined;
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
}

const FEEDBACK_MS = 2000;

/** Copies a text and confirms it. When the browser refuses (as in Facebook's in-app browser), it shows the selected text to copy by hand. */
export function CopyButton({
  value,
  children,
  subject,
  copiedText = 'Copied',
  refusedText = 'This browser does not let us copy. Press and hold the text, then choose Copy.',
  variant,
  size,
}: CopyButtonProps) {
  'use no memo';
  const [state, setState] = useState<'ready' | 'copied' | 'refused'>('ready');
  const noteId = useId();
  const root = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    if (state !== 'copied') return undefined;
    const timer = setTimeout(() => setState('ready'), FEEDBACK_MS);
    return () => clearTimeout(timer);
  }, [state]);

  return (
    <Root ref={root}>
      <Button
        variant={variant}
        size={size}
        iconStart={state === 'copied' ? Check : Copy}
        onClick={async () => setState((await copyText(value, root.current)) ? 'copied' : 'refused')}
      >
        {state === 'copied' ? copiedText : children}
        {subject !== undefined && <VisuallyHidden>{subject}</VisuallyHidden>}
      </Button>
      <VisuallyHidden role="status">{state === 'copied' ? copiedText : ''}</VisuallyHidden>
      {state === 'refused' && (
        <>
          <Note id={noteId}>{refusedText}</Note>
          <Fallback
            ref={choose}
            readOnly
            rows={1}
            value={value}
            aria-label={subject === undefined ? children : `${children} ${subject}`}
            aria-describedby={noteId}
          />
        </>
      )}
    </Root>
  );
}

function choose(field: HTMLTextAreaElement | null): void {
  field?.focus();
  field?.select();
}

const Root = styled.span`
  position: relative;
  display: inline-grid;
  justify-items: start;
  gap: var(--space-2);
  max-width: 100%;
`;

const Note = styled.span`
  max-width: 320px;
  color: var(--ink-muted);
  font-size: var(--text-14);
`;

const Fallback = styled.textarea`
  width: 100%;
  min-height: var(--control);
  padding: var(--input-pad);
  border: var(--border) solid var(--line-strong);
  border-radius: var(--radius-control);
  background: var(--surface);
  font-size: var(--text-14);
  field-sizing: content;
  resize: none;
  ${media.phone} {
    font-size: var(--text-16);
  }
`;
