import Download from 'lucide-react/icons/download';
import Play from 'lucide-react/icons/play';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../primitives/Button.tsx';
import { Icon } from '../../primitives/Icon.tsx';
import { IconLink } from '../../primitives/IconLink.tsx';
import { Text } from '../../primitives/Text.tsx';

export interface AudioRowProps {
  name: string;
  /** Type and size ("MP3 · 4.2 MB"). */
  meta: string;
  /** The URL of the file, for playing and saving. */
  href: string;
  playText?: string | undefined;
  downloadText?: string | undefined;
  failedText?: string | undefined;
  retryText?: string | undefined;
}

/**
 * A recording among the files of a lesson, to play in place or to save. Loads nothing before the
 * tap and states its size. In a FileList.
 */
export function AudioRow({
  name,
  meta,
  href,
  playText = 'Play',
  downloadText = 'Download',
  failedText = 'It did not load. Check your signal and try again.',
  retryText = 'Try again',
}: AudioRowProps) {
  const [state, setState] = useState<'waiting' | 'playing' | 'failed'>('waiting');
  return (
    <Root>
      <Head>
        <Start type="button" aria-label={`${playText} ${name}, ${meta}`} disabled={state === 'playing'} onClick={() => setState('playing')}>
          <Icon icon={Play} />
        </Start>
        <Body>
          <Name>{name}</Name>
          <Text as="span" size={14} tone="muted" numeric>
            {meta}
          </Text>
        </Body>
        <IconLink icon={Download} label={`${downloadText} ${name}`} href={href} download="" />
      </Head>
      {state === 'playing' && (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- a recording that staff uploaded has no captions
        <audio
          ref={takeFocus}
          src={href}
          aria-label={name}
          controls
          autoPlay
          preload="metadata"
          tabIndex={0}
          onError={() => setState('failed')}
        />
      )}
      <div role="status">
        {state === 'failed' && (
          <Failed>
            <Text size={14}>{failedText}</Text>
            <Button size="dense" iconStart={RotateCw} onClick={() => setState('playing')}>
              {retryText}
            </Button>
          </Failed>
        )}
      </div>
    </Root>
  );
}

// Takes the focus from the pressed button, which has been removed.
const takeFocus = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

const Root = styled.div`
  padding-block: var(--space-2);
  > audio {
    display: block;
    width: 100%;
    margin-block: var(--space-1) var(--space-2);
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);
`;

const Start = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: var(--touch);
  height: var(--touch);
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: var(--accent-surface);
  color: var(--accent-text);
  cursor: pointer;
  svg {
    fill: currentColor;
  }
  &:hover:enabled {
    background: var(--accent);
    color: var(--accent-ink);
  }
  &:disabled {
    color: var(--ink-muted);
    background: var(--surface-sunken);
    cursor: default;
  }
`;

const Body = styled.span`
  display: grid;
  flex: 1;
  min-width: 0;
`;

const Name = styled.span`
  overflow-wrap: anywhere;
  font-weight: var(--weight-label);
`;

const Failed = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  align-items: center;
  padding-bottom: var(--space-2);
`;
