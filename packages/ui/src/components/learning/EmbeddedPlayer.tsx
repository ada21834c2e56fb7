import { useEffect, useRef } from 'react';
import { greetPlayer } from './greetPlayer.ts';

interface EmbeddedPlayerProps {
  title: string;
  src: string;
  onReady: () => void;
}

/**
 * The player of another site, requested by a tap. A frame also reports `load` for a page that failed,
 * so only a message from the player itself proves that it is there. Inside VideoPlayer.
 */
export function EmbeddedPlayer({ title, src, onReady }: EmbeddedPlayerProps) {
  const ref = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const frame = ref.current;
    if (!frame) return undefined;
    // The focused poster has been removed.
    frame.focus();
    return greetPlayer(frame, onReady);
    // One subscription for the life of the frame.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <iframe
      ref={ref}
      // With this parameter YouTube's player sends messages.
      src={`${src}${src.includes('?') ? '&' : '?'}enablejsapi=1`}
      title={title}
      sandbox={PLAYER_MAY}
      allow="accelerometer; autoplay; encrypted-media; fullscreen; gyroscope; picture-in-picture"
      allowFullScreen
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}

// The URL is another site's, so `same-origin` refers to that site: players need it to remember volume and captions.
const PLAYER_MAY = 'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox';
