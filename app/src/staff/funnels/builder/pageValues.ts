import { type LandingDraft, readBlocks, type StoredBlock } from '@atlas/domain/pages';
import { graphql, readInlineData } from 'react-relay/hooks';
import type { pageValues_block$key } from './__generated__/pageValues_block.graphql.ts';
import type { pageValues_page$key } from './__generated__/pageValues_page.graphql.ts';

/** A block as it is stored. */
function storedBlock(ref: pageValues_block$key): StoredBlock {
  const { key, kind, props, isHidden } = readInlineData(
    graphql`
      fragment pageValues_block on PageBlock @inline {
        key
        kind
        props
        isHidden
      }
    `,
    ref,
  );
  return { id: key, kind: kind.toLowerCase().replaceAll('_', '-'), props: props as StoredBlock['props'], isHidden };
}

/** The blocks of a version or a draft. */
export const blocksOf = (refs: readonly pageValues_block$key[]) => readBlocks(refs.map(storedBlock));

/** A landing page with the revision at which it was read. */
export interface ReadPage {
  readonly id: number;
  readonly revision: number;
  readonly page: LandingDraft;
}

/** The draft of a landing page. */
export function pageValues(ref: pageValues_page$key): ReadPage {
  const { databaseId, revision, draft, shareTitle, shareDescription } = readInlineData(
    graphql`
      fragment pageValues_page on LandingPage @inline {
        databaseId
        revision
        draft {
          ...pageValues_block
        }
        shareTitle
        shareDescription
      }
    `,
    ref,
  );
  return { id: databaseId, revision, page: { blocks: blocksOf(draft), shareTitle, shareDescription } };
}
