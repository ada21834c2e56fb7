import { ButtonLink, MediaSkeleton, Row, Stack, Text } from '@atlas/ui';
import { linkHost, resourceMeta } from '@atlas/domain/resources';
import { fileSizeText } from '@atlas/domain/uploads';
import Download from 'lucide-react/icons/download';
import ExternalLink from 'lucide-react/icons/external-link';
import { Suspense } from 'react';
import { VideoPlayer } from '../media/videoPart.ts';
import { lazyPart } from '../../routing/lazyPart.ts';
import { DownloadHelp } from '../uploads/DownloadHelp.tsx';
import { useOpenInBrowser } from '../uploads/useOpenInBrowser.ts';
import { kindOf } from './kindOf.ts';

const FilePreview = lazyPart('FilePreview', async () => (await import('@atlas/ui/components/learning/FilePreview.tsx')).FilePreview);

/** What is known of a resource that is shown. */
export interface ViewedResource {
  readonly databaseId: number;
  readonly name: string;
  readonly kind: string;
  /** Where its file or its link is; null while it does not open. */
  readonly url?: string | null | undefined;
  /** Where a hosted video is shown in place. */
  readonly embedUrl?: string | null | undefined;
  /** Null for a link. */
  readonly fileName?: string | null | undefined;
  readonly bytes?: number | null | undefined;
  /** A browser may show the file in place. */
  readonly isInline: boolean;
}

/** Whether there is something to be seen or heard in the page. */
export const hasMedia = ({ embedUrl, isInline, kind }: ViewedResource): boolean =>
  embedUrl != null || (isInline && ['image', 'video', 'audio'].includes(kindOf(kind)));

/** The picture, the recording or the film of a resource: nothing of it is loaded before a tap, and what it costs is said first. */
export function ResourceMedia({ resource }: { resource: ViewedResource }) {
  const { databaseId: coverId, name: title, url, embedUrl, bytes } = resource;
  if (url == null || !hasMedia(resource)) return null;
  const kind = kindOf(resource.kind);
  const meta = resourceMeta({ kind, bytes: bytes ?? null, url });
  const common = { title, coverId, meta };
  return (
    <Suspense fallback={<Coming meta={meta} />}>
      {embedUrl != null ? (
        <VideoPlayer {...common} source={{ kind: 'embed', src: embedUrl }} />
      ) : kind === 'video' ? (
        <VideoPlayer {...common} source={{ kind: 'file', src: url }} />
      ) : (
        <FilePreview {...common} kind={kind === 'image' ? 'image' : 'audio'} src={url} />
      )}
    </Suspense>
  );
}

/**
 * Where a resource is had: the download with its size, or the link with where it leads. Links, so that they work without a script. The browser of an
 * app saves no files and opens no tabs: there a link leads on in place, and for a file there is the way out.
 */
export function ResourceLinks({ resource }: { resource: ViewedResource }) {
  const { url, embedUrl, fileName, bytes, isInline } = resource;
  const isInApp = useOpenInBrowser() !== '';
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

/** Where the player will be, with the words that it will have. */
const Coming = ({ meta }: { meta: string }) => (
  <MediaSkeleton>
    <span>
      <strong>{'\u00a0'}</strong>
      <small>{meta}</small>
    </span>
  </MediaSkeleton>
);
