import { ButtonLink, EmptyState, ListPage, Tabs, Vignette } from '@atlas/ui';
import { PageTitle } from '../../../routing/PageTitle.tsx';
import { tabTitle } from '../../../admin/tabTitle.ts';
import { queueTabs } from '../queueLabels.ts';
import { statementsPath } from './statementPath.ts';

/** The tab with the address of a statement that does not exist. */
export function StatementNotFound() {
  const tabs = queueTabs('reconcile');
  return (
    <>
      <PageTitle title={tabTitle('Payments', tabs)} />
      <ListPage title="Payments" tabs={<Tabs label="Payments" items={tabs} />}>
        <EmptyState
          vignette={<Vignette of="lost" />}
          title="Statement not found"
          text="This statement does not exist, or is not open to you."
          action={<ButtonLink href={statementsPath()}>See all statements</ButtonLink>}
        />
      </ListPage>
    </>
  );
}
