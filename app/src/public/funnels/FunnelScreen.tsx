import { ButtonLink, Card, Cover, Heading, Price, ReadColumn, Row, Stack, Text } from '@atlas/ui';
import { formatPeso } from '@atlas/domain/money';
import { validityText } from '@atlas/domain/funnels';
import { routePath } from '@atlas/domain/navigation';
import { PageTitle } from '../../routing/PageTitle.tsx';
import { NotFound } from '../../shell/NotFound.tsx';
import { useAuth } from '../../session/authContext.ts';
import type { FunnelPageQuery$data } from './__generated__/FunnelPageQuery.graphql.ts';

/**
 * `/{slug}`: the offer of a funnel, for everyone.
 * @spec 1 §2.6
 */
export function FunnelScreen({ data: { publicFunnel } }: { data: FunnelPageQuery$data }) {
  const { isAuthenticated } = useAuth();
  if (!publicFunnel) return <NotFound />;
  const { slug, name, description, price, validityByDays } = publicFunnel;
  return (
    <ReadColumn>
      <PageTitle title={name} />
      <Stack gap={6}>
        <Cover id={slug} ratio="banner" />
        <Stack gap={3}>
          <Heading level={1} size="display">
            {name}
          </Heading>
          <Text size={18} tone="muted">
            {description}
          </Text>
        </Stack>
        <Card>
          <Row justify="between" wrap>
            <Price text={formatPeso(price)} terms={validityText(validityByDays)} />
            {isAuthenticated ? (
              <Text size={14} tone="muted">
                Ask your coach to enroll you.
              </Text>
            ) : (
              <ButtonLink variant="primary" href={routePath('signup')}>
                Create an account
              </ButtonLink>
            )}
          </Row>
        </Card>
      </Stack>
    </ReadColumn>
  );
}
