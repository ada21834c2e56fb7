import { ButtonLink, MediaSkeleton, Row, Stack, Text } from '@atlas/ui';
import { linkHost, resourceMeta } from '@atlas/domain/resources';
import { fileSizeText } from '@atlas/domain/uploads';
import Download from 'lucide-react/icons/download';
import ExternalLink from 'lucide-react/icons/external-link';
import { Suspense } from 'react';
import { VideoPlayer } from '../media/videoPart.ts';
import { lazyPart } from '../../routing/lazyPart.ts';
import { DownloadHelp } from '../uploads/DownloadHelp.tsx';
import { useIsInApp } from '../uploads/useIsInApp.ts';
import { kindOf } from './kindOf.ts';

const FilePreview = lazyPart('FilePreview', async () => (await import('@atlas/ui/components/learning/FilePreview.tsx')).FilePreview);

/** The data of a displayed resource. */
export interface ViewedResource {
  readonly databaseId: number;
  readonly name: string;
  readonly kind: string;
  /** The address of its file or link; null while it does not open. */
  readonly url?: string | null | undefined;
  /** The address at which a hosted video plays in place. */
  readonly embedUrl?: string | null | undefined;
  /** Null for a link. */
  readonly fileName?: string | null | undefined;
  readonly bytes?: number | null | undefined;
  /** Whether browsers may show the file in place. */
  readonly isInline: boolean;
}

/** Whether the resource has media to see or hear in the page. */
export const hasMedia = ({ embedUrl, isInline, kind }: ViewedResource): boolean =>
  embedUrl != null || (isInline && ['image', 'video', 'audio'].includes(kindOf(kind)));

/**
 * The image, audio or video of a resource. It loads after a tap; its size in data shows before
 * that.
 */
export function ResourceMedia({ resource }: { resource: ViewedResource }) {
  const { databaseId: coverId, name: title, url, embedUrl, bytes } = resource;
  if (url == null || !hasMedia(resource)) return null;
  const kind = kindOf(resource.kind);
  const meta = resourceMeta({ kind, bytes: bytes ?? null, url });
  const common = { title, coverId, meta };
  return (
    <Suspense fallback={<Coming meta={meta} />}>
      {embedUrl != null ? (
        <VideoPlayer {...common} source={{ kind: 'embed', src: embedUrl }} elsewhere={{ href: url, text: 'Open on YouTube' }} />
      ) : kind === 'video' ? (
        <VideoPlayer {...common} source={{ kind: 'file', src: url }} />
      ) : (
        <FilePreview {...common} kind={kind === 'image' ? 'image' : 'audio'} src={url} />
      )}
    </Suspense>
  );
}

/**
 * The download link with its size, or the link with its destination. Plain links work without
 * script. In-app browsers save no files and open no tabs. There a link opens in place, and for a
 * file the page explains how to open it in a browser.
 */
export function ResourceLinks({ resource }: { resource: ViewedResource }) {
  const { url, embedUrl, fileName, bytes, isInline } = resource;
  const isInApp = useIsInApp();
  if (url == null) return null;
  if (fileName == null) {
    const host = embedUrl == null ? linkHost(url) : 'YouTube';
    return (
      <Stack gap={2}>
        <Row wrap>
          <ButtonLink href={url} variant={embedUrl == null ? 'primary' : 'secondary'} iconEnd={ExternalLink} newTab={!isInApp}>
            {embedUrl == null ? `Open ${host}` : 'Watch on YouTube'}
          </ButtonLink>
        </Row>
        <Text size={14} tone="muted">
          Leads to {host}
          {isInApp ? '' : ', in a new tab'}.
        </Text>
      </Stack>
    );
  }
  if (isInApp) return <DownloadHelp />;
  const size = fileSizeText(bytes ?? 0);
  const opensInTab = isInline && kindOf(resource.kind) === 'pdf';
  return (
    <Row wrap>
      {opensInTab && (
        <ButtonLink href={url} variant="primary" iconEnd={ExternalLink} newTab>
          Open PDF · {size}
        </ButtonLink>
      )}
      <ButtonLink href={url} variant={opensInTab || hasMedia(resource) ? 'secondary' : 'primary'} iconStart={Download} download={fileName}>
        Download · {size}
      </ButtonLink>
    </Row>
  );
}

/** Holds the player's space, with the text it will have. */
const Coming = ({ meta }: { meta: string }) => (
  <MediaSkeleton>
    <span>
      <strong>{'\u00a0'}</strong>
      <small>{meta}</small>
    </span>
  </MediaSkeleton>
);
