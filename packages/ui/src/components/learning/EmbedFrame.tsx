import AppWindow from 'lucide-react/icons/app-window';
import { useState } from 'react';
import { LoadOnTap } from './LoadOnTap.tsx';
import { MediaStage, MediaCaption } from './mediaFrame.ts';
import type { MediaRatio } from './mediaFrame.ts';

/** The sandbox permissions of an embedded page. `same-origin` lets it read its own cookies: never for a URL of this site. */
export type EmbedPermission = 'scripts' | 'forms' | 'popups' | 'downloads' | 'presentation' | 'same-origin';

export interface EmbedFrameProps {
  src: string;
  /** The accessible name of the frame. */
  title: string;
  /** The host of the page ("docs.google.com"). */
  host: string;
  /** The load size and behaviour ("about 2 MB · opens in this page"). */
  note: string;
  coverId: number | string;
  picture?: string | null | undefined;
  ratio?: MediaRatio | undefined;
  permissions?: readonly EmbedPermission[] | undefined;
  tapText?: string | undefined;
  shownText?: string | undefined;
}

const USUAL = ['scripts', 'forms', 'popups'] as const;

/** An embedded page of another site in a lesson: a form, a board, a quiz. Sandboxed, and loaded on tap only. */
export function EmbedFrame({
  src,
  title,
  host,
  note,
  coverId,
  picture = null,
  ratio = 'video',
  permissions = USUAL,
  tapText = 'Tap to load this activity',
  shownText = 'From',
}: EmbedFrameProps) {
  const [wanted, setWanted] = useState(false);
  if (!wanted) {
    return (
      <LoadOnTap
        coverId={coverId}
        picture={picture}
        icon={AppWindow}
        text={tapText}
        meta={`${host} · ${note}`}
        title={title}
        ratio={ratio}
        onTap={() => setWanted(true)}
      />
    );
  }
  return (
    <div>
      <MediaStage $ratio={ratio}>
        <iframe
          ref={takeFocus}
          src={src}
          title={title}
          sandbox={permissions.map((permission) => `allow-${permission}`).join(' ')}
          referrerPolicy="strict-origin-when-cross-origin"
        />
      </MediaStage>
      <MediaCaption>
        <span>
          <strong>{title}</strong>
          <small>
            {shownText} {host}
          </small>
        </span>
      </MediaCaption>
    </div>
  );
}

// The focused poster has been removed.
const takeFocus = (frame: HTMLIFrameElement | null) => frame?.focus();
