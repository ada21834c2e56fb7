import { Button, ButtonLink, EmptyState, Vignette } from '@atlas/ui';
import type { ReactNode } from 'react';
import { NOTIFICATION_KINDS } from '@atlas/domain/notifications';
import type { SessionUser } from '@atlas/domain/access';
import { type PlainRouteName, routeNamed, routePath } from '@atlas/domain/navigation';
import { thankYou } from '@atlas/domain/pages';
import { useSearch } from 'wouter';
import { PageTitle } from '../../routing/PageTitle.tsx';
import { opensFor } from '../../routing/useOpens.ts';
import { useAuth } from '../../session/authContext.ts';

/**
 * `/thank-you?of=…`: confirms what the user just did and offers the next step.
 * @spec 1 §2.6
 */
export function ThankYouScreen() {
  const search = new URLSearchParams(useSearch());
  const of = search.get('of');
  switch (of) {
    case 'unsubscribe':
      return <Unsubscribe token={search.get('token')} />;
    case 'unsubscribed':
      return (
        <Thanks
          title="You are unsubscribed"
          text="We will no longer send you this kind of email. You can still read your news in Atlas."
          action={<Home />}
        />
      );
    default:
      return <ThankedFor of={of} />;
  }
}

const Home = () => (
  <ButtonLink variant="primary" href={routePath('home')}>
    Go to Atlas
  </ButtonLink>
);

/** Confirms what was done and offers the first next step whose page is open to the user. */
function ThankedFor({ of }: { of: string | null }) {
  const { currentUser } = useAuth();
  const { title, text, next } = thankYou(of);
  const step = next.find(({ route }) => isFor(currentUser, route));
  const action = step ? (
    <ButtonLink variant="primary" href={routePath(step.route)}>
      {step.label}
    </ButtonLink>
  ) : (
    <Home />
  );
  return <Thanks title={title} text={text} action={action} />;
}

/**
 * Whether a page exists and opens at once. Visitors are not sent to sign in first, and signed-in
 * users are not offered pages for visitors.
 */
function isFor(user: SessionUser | null, name: PlainRouteName): boolean {
  const isForVisitors = routeNamed(name).access === 'publicAuth';
  return opensFor(user, name) && (user === null || !isForVisitors);
}

function Thanks({ title, text, action }: { title: string; text: string; action: ReactNode }) {
  return (
    <>
      <PageTitle title={title} />
      <EmptyState level={1} vignette={<Vignette of="done" />} title={title} text={text} action={action} />
    </>
  );
}

/**
 * The page of an unsubscribe link. Programs open links automatically, so a person must press a
 * button.
 */
function Unsubscribe({ token }: { token: string | null }) {
  if (token === null) {
    return (
      <Thanks
        title="This link is not complete"
        text="Open the link in the email again, or copy all of it. Nothing was changed."
        action={<Home />}
      />
    );
  }
  return (
    <Thanks
      title="Stop these emails?"
      text={`You will not get ${whatIn(token)} by email. You can still read your news in Atlas.`}
      action={
        <form method="post" action={`/api/unsubscribe?${new URLSearchParams({ token })}`}>
          <Button type="submit" variant="primary">
            Unsubscribe
          </Button>
        </form>
      }
    />
  );
}

/**
 * Names the notification kind in the second part of a token. The server verifies the whole token.
 */
function whatIn(token: string): string {
  const label = NOTIFICATION_KINDS.find(({ kind }) => kind === token.split('.')[1])?.label;
  return label === undefined ? 'the news of the day' : `“${label}”`;
}
