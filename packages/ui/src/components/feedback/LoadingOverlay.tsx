import { useEffect, useEffectEvent, useState } from 'react';
import type { CSSProperties } from 'react';
import { keyframes, styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { Logo } from '../art/Logo.tsx';
import { useModalDialog } from './useModalDialog.ts';

export interface LoadingOverlayProps {
  shown: boolean;
  /** The subject: "Preparing your training". */
  text: string;
  /** Milliseconds until it slides out: 5000 by default, 3000 on a landing page. With `null` it stays until `shown` is false. */
  duration?: number | null | undefined;
  /** Called when the overlay has hidden itself: the owner resets `shown` and the text. */
  onHidden: () => void;
}

/**
 * Duration of the exit animation in milliseconds.
 * @spec 2 §4
 */
const EXIT_MS = 300;

/** Covers the page while something is prepared that cannot be shown piece by piece. For everything else use skeletons. */
export function LoadingOverlay({ shown, ...rest }: LoadingOverlayProps) {
  return shown ? <ShownOverlay {...rest} /> : null;
}

function ShownOverlay({ text, duration = 5000, onHidden }: Omit<LoadingOverlayProps, 'shown'>) {
  const [leaving, setLeaving] = useState(false);
  const modal = useModalDialog({ onClose: stay, mustAnswer: true });
  const hide = useEffectEvent(onHidden);

  useEffect(() => {
    if (duration === null) return undefined;
    const timer = setTimeout(() => setLeaving(true), duration);
    return () => clearTimeout(timer);
  }, [duration]);

  useEffect(() => {
    if (!leaving) return undefined;
    const timer = setTimeout(() => hide(), EXIT_MS);
    return () => clearTimeout(timer);
  }, [leaving]);

  return (
    <Root {...modal} aria-label={text} aria-busy $leaving={leaving} style={{ '--duration': `${duration ?? 0}ms` } as CSSProperties}>
      <Content>
        <Logo />
        <p>{text}</p>
        {duration !== null && (
          <Track aria-hidden="true">
            <i />
          </Track>
        )}
      </Content>
    </Root>
  );
}

/** The overlay cannot be closed by the user. */
function stay(): void {}

const fill = keyframes`
  from { scale: 0 1; }
`;

const Root = styled.dialog<{ $leaving: boolean }>`
  width: 100vw;
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  outline: none;
  background: var(--canvas);
  color: var(--ink);
  &[open] {
    display: grid;
    place-items: center;
  }
  ${media.motion} {
    transition: translate ${EXIT_MS}ms var(--ease);
    translate: 0 ${({ $leaving }) => ($leaving ? '-100%' : '0')};
  }
`;

const Content = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-4);
  max-width: 320px;
  padding: var(--space-4);
  text-align: center;
`;

// Fills once over the duration; pointless without motion.
const Track = styled.div`
  display: none;
  width: 160px;
  height: 4px;
  overflow: hidden;
  border-radius: var(--radius-pill);
  background: var(--track);
  i {
    display: block;
    height: 100%;
    border-radius: inherit;
    background: var(--accent);
    transform-origin: left;
  }
  ${media.motion} {
    display: block;
    i {
      animation: ${fill} var(--duration) linear;
    }
  }
`;
