import { Card, Cover, Heading, Row, Stack, Text } from '@atlas/ui';
import { graphql, useFragment } from 'react-relay/hooks';
import { ContentLabel } from './ContentLabel.tsx';
import { contentKey } from './ContentSearch.tsx';
import { contentValue } from './productValues.ts';
import type { ProductPreview_product$key } from './__generated__/ProductPreview_product.graphql.ts';

/** A product as members see it: its cover, its name and its published contents in order. */
export function ProductPreview({ product: key }: { product: ProductPreview_product$key }) {
  const { databaseId, name, coverUrl, contents } = useFragment(
    graphql`
      fragment ProductPreview_product on Product {
        databaseId
        name
        coverUrl
        contents {
          databaseId
          isLive
          name
          ...productValues_content
        }
      }
    `,
    key,
  );
  const shown = contents.filter(({ isLive }) => isLive).map(contentValue);
  const hidden = contents.filter(({ isLive }) => !isLive);
  return (
    <Stack gap={3} as="section" aria-labelledby="preview">
      <Heading level={2} size="subheading" id="preview">
        What members see
      </Heading>
      <Card>
        <Stack gap={4}>
          <Cover id={databaseId} picture={coverUrl ?? null} />
          <Text weight="title" size={18}>
            {name}
          </Text>
          {shown.length === 0 ? (
            <Text tone="muted">Members see no contents yet.</Text>
          ) : (
            <Stack as="ol" gap={3} aria-label="Contents that members see">
              {shown.map((content) => (
                <Row as="li" key={contentKey(content)}>
                  <ContentLabel content={content} />
                </Row>
              ))}
            </Stack>
          )}
        </Stack>
      </Card>
      {hidden.length > 0 && (
        <Text size={14} tone="muted">
          Members do not see: {hidden.map((content) => content.name).join(', ')}. Only published contents that are not archived appear.
        </Text>
      )}
    </Stack>
  );
}
