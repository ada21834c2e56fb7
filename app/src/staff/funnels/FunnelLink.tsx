import { Card, Heading, QrCode, ShareLink, Stack, Text } from '@atlas/ui';
import { useSiteUrl } from '../../routing/useSiteUrl.ts';

/** The link of a funnel: to copy, to share, and as a QR code. */
export function FunnelLink({ slug, name }: { slug: string; name: string }) {
  const path = `/${slug}`;
  const url = useSiteUrl(path);
  return (
    <Card>
      <Stack gap={4}>
        <Heading level={2} size="subheading">
          Link
        </Heading>
        <ShareLink path={path} url={url} title={name} />
        {/* The origin is known in the browser only. */}
        {url !== path && <QrCode value={url} label={`QR code of ${name}`} downloadName={slug} />}
        <Text size={14} tone="muted">
          Affiliates share it as {path}/ and their code. Their link earns them the credit for the sale.
        </Text>
      </Stack>
    </Card>
  );
}
