import { ButtonLink, EmptyState, ListPage, Vignette } from '@atlas/ui';
import { graphql, useFragment } from 'react-relay/hooks';
import { PageTitle } from '../../routing/PageTitle.tsx';
import { importsPath } from './importPath.ts';
import { OpenImport } from './OpenImport.tsx';
import type { ImportPage_viewer$key } from './__generated__/ImportPage_viewer.graphql.ts';

interface ImportPageProps {
  viewer: ImportPage_viewer$key;
  queryRef: object;
  reload: () => Promise<unknown>;
}

/** The import in the address. */
export function ImportPage({ viewer: key, queryRef, reload }: ImportPageProps) {
  const viewer = useFragment(
    graphql`
      fragment ImportPage_viewer on Viewer
      @argumentDefinitions(
        importId: { type: "Int!" }
        first: { type: "Int!" }
        offset: { type: "Int!" }
        after: { type: "String" }
        filter: { type: "ImportRowsFilter!" }
        sort: { type: "ImportRowsSort!" }
      ) {
        import(databaseId: $importId) {
          databaseId
          ...OpenImport_import @arguments(first: $first, offset: $offset, after: $after, filter: $filter, sort: $sort)
        }
      }
    `,
    key,
  );
  const opened = viewer.import;
  return opened == null ? <ImportNotFound /> : <OpenImport key={opened.databaseId} import={opened} {...{ queryRef, reload }} />;
}

/** The page with the address of an import that does not exist. */
function ImportNotFound() {
  return (
    <>
      <PageTitle title="Uploads" />
      <ListPage title="Uploads">
        <EmptyState
          vignette={<Vignette of="lost" />}
          title="Import not found"
          text="This import does not exist, or is not open to you."
          action={<ButtonLink href={importsPath()}>See all imports</ButtonLink>}
        />
      </ListPage>
    </>
  );
}
