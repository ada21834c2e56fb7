import { ButtonLink, EmptyState, ListPage, Vignette } from '@atlas/ui';
import { routePath } from '@atlas/domain/navigation';
import { PageTitle } from '../../routing/PageTitle.tsx';
import { useRouteTitle } from '../../routing/routerContext.ts';
import { useAuth } from '../../session/authContext.ts';

interface NoLedGroupProps {
  /** The first group that the user leads; null if they lead none. */
  first: { readonly id: number; readonly name: string } | null;
}

/** Shown to people who lead no accountability group, or no longer lead the one in the address. */
export function NoLedGroup({ first }: NoLedGroupProps) {
  const title = useRouteTitle();
  const isInGroup = useAuth().currentUser?.accountabilityGroupId != null;
  return (
    <>
      <PageTitle />
      <ListPage title={title}>
        {first ? (
          <EmptyState
            vignette={<Vignette of="people" />}
            title="This group is not one of yours"
            text="Its team lead changed, or it was archived."
            action={<ButtonLink href={routePath('accountabilityGroups', { id: first.id })}>{`Open ${first.name}`}</ButtonLink>}
          />
        ) : (
          <EmptyState
            vignette={<Vignette of="people" />}
            title="You do not lead an accountability group"
            text="The check-ins of its members appear here once staff make you its team lead or assistant."
            action={isInGroup && <ButtonLink href={routePath('accountabilityBuddies')}>Open my accountability group</ButtonLink>}
          />
        )}
      </ListPage>
    </>
  );
}
