import { ButtonLink, Card, Cover, Heading, Price, ReadColumn, Row, Stack, Text } from '@atlas/ui';
import { formatPeso } from '@atlas/domain/money';
import { validityText } from '@atlas/domain/funnels';
import { routePath } from '@atlas/domain/navigation';
import { PageTitle } from '../../routing/PageTitle.tsx';
import { useVisitReport } from './useVisitReport.ts';

/** The fields of a funnel that its page shows. */
export interface OfferedFunnel {
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  /** Pesos. */
  readonly price: number;
  readonly validityByDays: number | null | undefined;
  readonly coverUrl: string | null | undefined;
}

/** The offer of a funnel that is open. Its views are counted. */
export function Offer({ slug, name, description, price, validityByDays = null, coverUrl = null }: OfferedFunnel) {
  useVisitReport(routePath('viewFunnel', { slug }));
  return (
    <ReadColumn>
      <PageTitle title={name} />
      <Stack gap={6}>
        <Cover id={slug} picture={coverUrl} ratio="banner" />
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
            <ButtonLink variant="primary" href={routePath('checkout', { funnelId: slug })}>
              {price === 0 ? 'Get access' : 'Enroll'}
            </ButtonLink>
          </Row>
        </Card>
      </Stack>
    </ReadColumn>
  );
}
