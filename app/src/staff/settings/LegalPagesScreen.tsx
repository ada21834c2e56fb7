import { LEGAL_KINDS } from '@atlas/domain/legal';
import { SettingsPage, Tabs } from '@atlas/ui';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { useReload } from '../../relay/useReload.ts';
import { PageTitle } from '../../routing/PageTitle.tsx';
import { NotFound } from '../../shell/NotFound.tsx';
import { settingsPages } from './settingsPages.ts';
import { LegalEditor } from './LegalEditor.tsx';
import { legalKindName, legalPath } from './legalKindIn.ts';
import type { LegalPagesScreenQuery } from './__generated__/LegalPagesScreenQuery.graphql.ts';

const QUERY = graphql`
  query LegalPagesScreenQuery($kind: LegalKind!) @preloadable {
    viewer {
      legalDocument(kind: $kind) {
        ...LegalEditor_document
      }
    }
  }
`;

/**
 * The legal pages with their drafts and published versions, at `/default-settings?tab=legal`.
 * Product decisions §20 F13.
 */
export function LegalPagesScreen({ queryRef }: { queryRef: PreloadedQuery<LegalPagesScreenQuery> }) {
  const { legalDocument } = usePreloadedQuery<LegalPagesScreenQuery>(QUERY, queryRef).viewer;
  const { kind: open } = queryRef.variables;
  const reload = useReload<LegalPagesScreenQuery>(QUERY, { kind: open });
  const kind = LEGAL_KINDS.find(({ value }) => legalKindName(value) === open);
  if (!legalDocument || !kind) return <NotFound />;
  return (
    <>
      <PageTitle title="Legal pages" />
      <SettingsPage title="Settings" groups={settingsPages('legal')}>
        <Tabs
          label="Legal pages"
          items={LEGAL_KINDS.map(({ value, label }) => ({ label, href: legalPath(value), current: value === kind.value }))}
        />
        <LegalEditor key={kind.value} kind={kind} document={legalDocument} reload={reload} />
      </SettingsPage>
    </>
  );
}
