import { Button, ButtonLink, EmptyState, Vignette } from '@atlas/ui';
import type { ReactNode } from 'react';
import { NOTIFICATION_KINDS } from '@atlas/domain/notifications';
import { routePath } from '@atlas/domain/navigation';
import { useSearch } from 'wouter';
import { PageTitle } from '../../routing/PageTitle.tsx';

/** `/thank-you?of=…`: what was just done. Specification 1 §2.6. */
export function ThankYouScreen() {
  const search = new URLSearchParams(useSearch());
  switch (search.get('of')) {
    case 'unsubscribe':
      return <Unsubscribe token={search.get('token')} />;
    case 'unsubscribed':
      return (
        <Thanks
          title="You are unsubscribed"
          text="We will not send you e-mails of this kind any more. What is new still waits for you in Atlas."
          action={<Home />}
        />
      );
    default:
      return <Thanks title="Thank you" text="We have got everything that we need from you." action={<Home />} />;
  }
}

const Home = () => (
  <ButtonLink variant="primary" href={routePath('home')}>
    Go to Atlas
  </ButtonLink>
);

function Thanks({ title, text, action }: { title: string; text: string; action: ReactNode }) {
  return (
    <>
      <PageTitle title={title} />
      <EmptyState level={1} vignette={<Vignette of="done" />} title={title} text={text} action={action} />
    </>
  );
}

/** Where the link of an e-mail leads: programs open links by themselves, so a person presses a button. */
function Unsubscribe({ token }: { token: string | null }) {
  if (token === null) {
    return (
      <Thanks
        title="This link is not complete"
        text="Open the link in the e-mail once more, or copy all of it. Nothing was changed."
        action={<Home />}
      />
    );
  }
  return (
    <Thanks
      title="Stop these e-mails?"
      text={`You will not get ${whatIn(token)} by e-mail any more. What is new still waits for you in Atlas.`}
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

/** The second part of a token names the kind; the server looks at the whole of it. */
function whatIn(token: string): string {
  const label = NOTIFICATION_KINDS.find(({ kind }) => kind === token.split('.')[1])?.label;
  return label === undefined ? 'the news of the day' : `“${label}”`;
}
