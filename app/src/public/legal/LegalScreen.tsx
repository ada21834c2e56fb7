import { LEGAL_EMPTY, lastUpdatedText } from '@atlas/domain/legal';
import { Heading, ReadColumn, RichText, Stack, Text } from '@atlas/ui';
import { PageTitle } from '../../routing/PageTitle.tsx';
import { useRouteTitle } from '../../routing/routerContext.ts';
import type { LegalPageQuery$data } from './__generated__/LegalPageQuery.graphql.ts';

/**
 * `/privacy-policy`, `/refund-policy`, `/terms-conditions`: the published text, for everyone.
 * @spec 1 §2.2
 */
export function LegalScreen({ data: { publicLegalPage: page } }: { data: LegalPageQuery$data }) {
  return (
    <ReadColumn>
      <PageTitle />
      <Stack gap={6} as="article">
        <Stack gap={2} as="header">
          <Heading level={1}>{useRouteTitle()}</Heading>
          {page && (
            <Text size={14} tone="muted" numeric>
              {lastUpdatedText(page.publishedAt)}
            </Text>
          )}
        </Stack>
        {page ? <RichText text={page.text} /> : <Unwritten />}
      </Stack>
    </ReadColumn>
  );
}

/**
 * Shown before anything is published. Plainer than the kit's empty state, so that a visitor loads
 * no extra code.
 */
const Unwritten = () => (
  <Stack gap={2}>
    <Heading level={2} size="subheading">
      {LEGAL_EMPTY.title}
    </Heading>
    <Text tone="muted">{LEGAL_EMPTY.text}</Text>
  </Stack>
);
