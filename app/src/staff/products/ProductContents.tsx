import { ButtonLink, type DataColumn, DataTable, EmptyState, Heading, RowTitle, Stack, Vignette } from '@atlas/ui';
import { can } from '@atlas/domain/access';
import { routePath } from '@atlas/domain/navigation';
import { graphql, useFragment } from 'react-relay/hooks';
import { useAuth } from '../../session/authContext.ts';
import { ContentBadge } from './ContentBadge.tsx';
import { contentKindLabel } from './ContentLabel.tsx';
import { contentKey } from './ContentSearch.tsx';
import { contentValue, type ContentValue } from './productValues.ts';
import type { ProductContents_product$key } from './__generated__/ProductContents_product.graphql.ts';

/** The staff page of each kind of content, which is also its flag. */
const PAGES = { course: 'course', event: 'event', resource: 'resourceFile' } as const;

type Listed = ContentValue & { href: string | undefined };

const COLUMNS: readonly DataColumn<Listed>[] = [
  { id: 'name', header: 'Content', width: 'wide', cell: ({ name, href }) => <RowTitle href={href}>{name}</RowTitle> },
  { id: 'kind', header: 'Kind', width: 'short', card: 'meta', cell: ({ kind }) => contentKindLabel(kind) },
  {
    id: 'state',
    header: 'State',
    width: 'short',
    card: 'badge',
    cell: (content) => <ContentBadge content={content} published="Published" />,
  },
];

interface ProductContentsProps {
  product: ProductContents_product$key;
  /** Path of the form; null for users who may not edit the product. */
  edit: string | null;
}

/** The contents of a product in order, each with its kind and a link to its page. */
export function ProductContents({ product: key, edit }: ProductContentsProps) {
  const { contents } = useFragment(
    graphql`
      fragment ProductContents_product on Product {
        contents {
          ...productValues_content
        }
      }
    `,
    key,
  );
  const { currentUser } = useAuth();
  const rows = contents.map(contentValue).map((content) => {
    const page = PAGES[content.kind];
    return { ...content, href: can(currentUser, { page }) ? routePath(page, { id: content.id }) : undefined };
  });
  if (rows.length === 0) {
    return (
      <EmptyState
        vignette={<Vignette of="lessons" />}
        title="No contents yet"
        text="A product contains courses, events and resources. People who buy it can open them."
        action={edit !== null && <ButtonLink href={edit}>Add contents</ButtonLink>}
      />
    );
  }
  return (
    <Stack gap={3} as="section" aria-labelledby="contents">
      <Heading level={2} size="subheading" id="contents">
        Contents
      </Heading>
      <DataTable label="Contents" columns={COLUMNS} rows={rows} rowKey={contentKey} />
    </Stack>
  );
}
