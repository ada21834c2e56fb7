import { CopyButton, Row, Stack, Text } from '@atlas/ui';
import { useSiteUrl } from '../../routing/useSiteUrl.ts';

/** The link to the page of a report, to be kept. Anyone who has it can open the page. */
export const CopyLink = ({ path }: { path: string }) => (
  <Stack gap={2}>
    <Text tone="muted">Keep this link. It opens the page of your report with its state and our answers, for anyone who has it.</Text>
    <Row>
      <CopyButton value={useSiteUrl(path)}>Copy the link</CopyButton>
    </Row>
  </Stack>
);
