import { emptyValues, type FormValues } from '@atlas/domain/forms';
import { enumName, enumWord } from '@atlas/domain/lists';
import { CONTENT_KINDS, type ContentKindName, productForm } from '@atlas/domain/products';
import { isoDay } from '@atlas/domain/time';
import { graphql, readInlineData } from 'react-relay/hooks';
import type { productValues_content$key } from './__generated__/productValues_content.graphql.ts';
import type { productValues_product$key } from './__generated__/productValues_product.graphql.ts';

/** A content of a product with its name and whether members see it. */
export interface ContentValue {
  kind: ContentKindName;
  id: number;
  name: string;
  isArchived: boolean;
  publication: string;
}

/** The values of the form of a product, with the names of its contents. */
export type ProductValues = Omit<FormValues<typeof productForm>, 'contents'> & { contents: readonly ContentValue[] };

const KINDS = CONTENT_KINDS.map(({ value }) => value);

/** A content of a product as loaded. */
export function contentValue(key: productValues_content$key): ContentValue {
  const { kind, databaseId, name, archivedAt, publication } = readInlineData(
    graphql`
      fragment productValues_content on ProductContent @inline {
        kind
        databaseId
        name
        archivedAt
        publication
      }
    `,
    key,
  );
  return { kind: enumWord(KINDS, kind) ?? 'course', id: databaseId, name, isArchived: archivedAt != null, publication };
}

/** The values of the form for a new product. */
export const emptyProduct = (): ProductValues => ({ ...emptyValues(productForm), contents: [] });

/** The form values of a product. */
export function productValues(key: productValues_product$key): ProductValues {
  const { name, description, price, expiresAt, contents } = readInlineData(
    graphql`
      fragment productValues_product on Product @inline {
        name
        description
        price
        expiresAt
        contents {
          ...productValues_content
        }
      }
    `,
    key,
  );
  return {
    name,
    description,
    price,
    expiresOn: expiresAt == null ? null : isoDay(new Date(expiresAt)),
    contents: contents.map(contentValue),
  };
}

/** Converts the validated form values to the API's input. */
export const productInput = ({ contents, expiresOn, ...values }: ProductValues) => ({
  ...values,
  expiresOn: expiresOn === '' ? null : expiresOn,
  contents: contents.map(({ kind, id }) => ({ kind: enumName(kind), id })),
});
