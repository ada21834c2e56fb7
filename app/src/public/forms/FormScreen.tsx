import { ButtonLink, Card, EmptyState, Heading, ReadColumn, RichText, type RichTextProps, Stack, Vignette } from '@atlas/ui';
import { FORM_STATUS_TEXTS, type FormStatus, RESPONSE_NEEDS_LOGIN } from '@atlas/domain/forms';
import { routePath } from '@atlas/domain/navigation';
import { type ReactNode, useState } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { useLocation } from 'wouter';
import { useReload } from '../../relay/useReload.ts';
import { PageTitle } from '../../routing/PageTitle.tsx';
import { useAuth } from '../../session/authContext.ts';
import { formFieldOf } from '../../shared/forms/formFieldOf.ts';
import { NotFound } from '../../shell/NotFound.tsx';
import { FillIn } from './FillIn.tsx';
import type { BegunStage } from './useSendResponse.ts';
import type { FormScreenQuery } from './__generated__/FormScreenQuery.graphql.ts';

const QUERY = graphql`
  query FormScreenQuery($slug: String!) @preloadable {
    publicForm(slug: $slug) {
      slug
      title
      descriptionTree
      status
      needsLogin
      layout
      version
      fields {
        ...formFieldOf_field
      }
    }
  }
`;

/**
 * `/form/{slug}`: a form for everyone, and the Journey Form for people who are logged in.
 *
 * @spec 1 §2.2
 */
export function FormScreen({ queryRef }: { queryRef: PreloadedQuery<FormScreenQuery> }) {
  const { publicForm } = usePreloadedQuery<FormScreenQuery>(QUERY, queryRef);
  const { currentUser, reauthenticate } = useAuth();
  const [, navigate] = useLocation();
  const reload = useReload<FormScreenQuery>(QUERY, queryRef.variables);
  const [sent, setSent] = useState<{ stage: BegunStage | null } | null>(null);
  if (publicForm == null) return <NotFound />;
  const { slug, title, descriptionTree, needsLogin, layout, version, fields } = publicForm;
  const status = publicForm.status.toLowerCase() as FormStatus;
  const onSent = async (stage: BegunStage | null) => {
    if (!needsLogin) return navigate(routePath('thankYou', { of: 'form' }));
    setSent({ stage });
    // My Stage opens from now on.
    await reauthenticate();
  };
  let content: ReactNode;
  if (sent !== null) content = <JourneyBegun stage={sent.stage} />;
  else if (status !== 'open') content = <EmptyState vignette={<Vignette of="notifications" />} {...FORM_STATUS_TEXTS[status]} />;
  else if (needsLogin && currentUser === null)
    content = (
      <EmptyState
        vignette={<Vignette of="lessons" />}
        title={RESPONSE_NEEDS_LOGIN}
        text="Your answers decide in which stage you begin."
        action={
          <ButtonLink variant="primary" href={routePath('login', { redirectTo: routePath('viewForm', { slug }) })}>
            Log in
          </ButtonLink>
        }
      />
    );
  else
    content = (
      <FillIn
        title={title}
        slug={slug}
        version={version ?? 0}
        fields={fields.map(formFieldOf)}
        isOneByOne={layout === 'ONE_BY_ONE'}
        reload={reload}
        onSent={onSent}
      />
    );
  return (
    <ReadColumn>
      <PageTitle title={title} />
      <Stack gap={6}>
        <Stack gap={3}>
          <Heading level={1}>{title}</Heading>
          {sent === null && status === 'open' && <RichText text={descriptionTree as RichTextProps['text']} level={2} />}
        </Stack>
        {content}
      </Stack>
    </ReadColumn>
  );
}

/** The next step after the Journey Form. */
const JourneyBegun = ({ stage }: { stage: BegunStage | null }) => (
  <Card>
    <EmptyState
      vignette={<Vignette of="lessons" />}
      title={stage === null ? 'Thank you' : `You begin in stage ${stage.number}: ${stage.name}`}
      text={stage === null ? 'We have your answers.' : 'We have your answers. Your first tasks are waiting for you.'}
      action={
        <ButtonLink variant="primary" href={routePath('viewStage')}>
          Open My Stage
        </ButtonLink>
      }
    />
  </Card>
);
