import Share2 from 'lucide-react/icons/share-2';
import { useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../primitives/Button.tsx';
import { Row } from '../../primitives/Row.tsx';
import { Stack } from '../../primitives/Stack.tsx';
import { CopyButton } from './CopyButton.tsx';

export interface ShareLinkProps {
  /** The path on this site: "/work-with-kristine". */
  path: string;
  /** The full URL, where the application knows it; by default the path on this site. */
  url?: string | undefined;
  /** The title of the link where it is shared. */
  title: string;
  copyText?: string | undefined;
  shareText?: string | undefined;
}

const never = () => () => undefined;
const atOrigin = () => location.origin;
const onServer = () => '';
const canShare = () => 'share' in navigator;
const cannotShare = () => false;

/**
 * A link to share: its full URL, copied with one press, or passed to another app where the device
 * supports it.
 */
export function ShareLink({ path, url: given, title, copyText = 'Copy link', shareText = 'Share' }: ShareLinkProps) {
  const onSite = useSyncExternalStore(never, atOrigin, onServer) + path;
  const url = given ?? onSite;
  const shares = useSyncExternalStore(never, canShare, cannotShare);
  return (
    <Stack gap={3}>
      <Address>{url}</Address>
      <Row gap={2} wrap>
        <CopyButton value={url} variant="primary">
          {copyText}
        </CopyButton>
        {shares && (
          <Button
            iconStart={Share2}
            // The user may dismiss the share sheet, which is not a failure.
            onClick={() => void navigator.share({ title, url }).catch(() => undefined)}
          >
            {shareText}
          </Button>
        )}
      </Row>
    </Stack>
  );
}

const Address = styled.p`
  overflow-wrap: anywhere;
  font-weight: var(--weight-label);
`;
