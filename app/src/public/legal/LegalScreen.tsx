import { LEGAL_EMPTY, lastUpdatedText } from '@atlas/domain/legal';
import { routePath } from '@atlas/domain/navigation';
import { PRIVACY_CONTACT_TITLE, privacyContactText } from '@atlas/domain/privacy';
import { Heading, Link, ReadColumn, RichText, Stack, Text } from '@atlas/ui';
import { PageTitle } from '../../routing/PageTitle.tsx';
import { useRouteTitle } from '../../routing/routerContext.ts';
import type { LegalPageQuery$data } from './__generated__/LegalPageQuery.graphql.ts';

/**
 * `/privacy-policy`, `/refund-policy`, `/terms-conditions`: the published text, for everyone.
 * @spec 1 §2.2
 */
export function LegalScreen({ data: { publicLegalPage: page, privacyContact } }: { data: LegalPageQuery$data }) {
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
        {privacyContact !== undefined && <PrivacyContact contact={privacyContact} />}
      </Stack>
    </ReadColumn>
  );
}

/** The contact for requests about personal data, and where members make them without it. */
const PrivacyContact = ({ contact }: { contact: string }) => (
  <Stack gap={2} as="section" aria-labelledby="contact">
    <Heading level={2} id="contact">
      {PRIVACY_CONTACT_TITLE}
    </Heading>
    <Text>{privacyContactText(contact)}</Text>
    <Text>
      In <Link href={`${routePath('myProfile')}?tab=account`}>your account</Link> you can download your data or have your account deleted.
    </Text>
  </Stack>
);

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
