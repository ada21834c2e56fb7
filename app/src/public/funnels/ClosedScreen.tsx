import { ButtonLink, Card, Heading, ReadColumn, Row, Stack, Text } from '@atlas/ui';
import { closedText, FUNNEL_STATES, type FunnelState } from '@atlas/domain/funnels';
import { formatPeso } from '@atlas/domain/money';
import { routePath } from '@atlas/domain/navigation';
import { PageTitle } from '../../routing/PageTitle.tsx';
import { WaitingListForm } from './WaitingListForm.tsx';
import type { ClosedPageQuery$data } from './__generated__/ClosedPageQuery.graphql.ts';

type Closed = NonNullable<ClosedPageQuery$data['closedFunnel']>;

const stateOf = (name: string): FunnelState => FUNNEL_STATES.find(({ value }) => value.toUpperCase() === name)?.value ?? 'closed';

/** The sentence about a closed funnel; null while it is open. */
const textOf = ({ name, state, opensAt }: Closed): string | null =>
  closedText({ name, state: stateOf(state), opensAt: opensAt == null ? null : new Date(opensAt) });

/**
 * `/checkout/closed?funnel=`: says why a funnel does not sell, takes addresses for its waiting list,
 * and offers what is open.
 * @spec 1 §2.4; the waiting list is a product decision
 */
export function ClosedScreen({ data: { closedFunnel, openFunnels } }: { data: ClosedPageQuery$data }) {
  const text = closedFunnel ? textOf(closedFunnel) : 'This offer is not available.';
  const others = openFunnels.filter(({ slug }) => slug !== closedFunnel?.slug);
  return (
    <ReadColumn>
      <PageTitle />
      <Stack gap={8}>
        <Stack gap={3}>
          <Heading level={1} size="display">
            {text === null ? 'Enrollment is open' : 'Enrollment is closed'}
          </Heading>
          <Text size={18} tone="muted">
            {text ?? `You can enroll in ${closedFunnel?.name} now.`}
          </Text>
          {text === null && closedFunnel && (
            <Row>
              <ButtonLink variant="primary" href={routePath('viewFunnel', { slug: closedFunnel.slug })}>
                See the offer
              </ButtonLink>
            </Row>
          )}
        </Stack>
        {text !== null && closedFunnel?.hasWaitingList && <WaitingListForm slug={closedFunnel.slug} />}
        <Stack gap={4} as="section" aria-labelledby="open-now">
          <Heading level={2} size="subheading" id="open-now">
            {others.length > 0 ? 'Open now' : 'While you wait'}
          </Heading>
          {others.map(({ slug, name, price }) => (
            <Card key={slug}>
              <Row justify="between" wrap>
                <Stack gap={1}>
                  <Text>{name}</Text>
                  <Text weight="label" size={18} numeric>
                    {formatPeso(price)}
                  </Text>
                </Stack>
                <ButtonLink href={routePath('viewFunnel', { slug })}>See the offer</ButtonLink>
              </Row>
            </Card>
          ))}
          {others.length === 0 && (
            <Row>
              <ButtonLink href={routePath('publicResources')}>See the free resources</ButtonLink>
            </Row>
          )}
        </Stack>
      </Stack>
    </ReadColumn>
  );
}
