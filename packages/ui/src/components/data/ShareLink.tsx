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
  /** What the link is called where it is shared. */
  title: string;
  copyText?: string | undefined;
  shareText?: string | undefined;
}

const never = () => () => undefined;
const atOrigin = () => location.origin;
const onServer = () => '';
const canShare = () => 'share' in navigator;
const cannotShare = () => false;

/** A link to give away: its whole address, copied with one press, or handed to another app where the device can. */
export function ShareLink({ path, title, copyText = 'Copy link', shareText = 'Share' }: ShareLinkProps) {
  const url = useSyncExternalStore(never, atOrigin, onServer) + path;
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
            // Somebody may close the choice of apps again: that is no failure.
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
