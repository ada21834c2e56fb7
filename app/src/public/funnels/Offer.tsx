import { ButtonLink, Card, Cover, Heading, Price, ReadColumn, Row, Stack, Text } from '@atlas/ui';
import { formatPeso } from '@atlas/domain/money';
import { validityText } from '@atlas/domain/funnels';
import { routePath } from '@atlas/domain/navigation';
import type { SessionUser } from '@atlas/domain/access';
import { membershipLinks } from '@atlas/domain/subscriptions';
import { reachableLink } from '../../overlays/reachableLink.ts';
import { PageTitle } from '../../routing/PageTitle.tsx';
import { useAuth } from '../../session/authContext.ts';
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
  const { currentUser } = useAuth();
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
            {currentUser ? (
              <Enroll user={currentUser} />
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

/** The next step of a user with an account: renewing a membership that ends, or their contact. */
function Enroll({ user }: { user: SessionUser }) {
  const link = reachableLink(membershipLinks('renew', user.membership?.renewalLink ?? null, user.contact), user);
  return link ? (
    <ButtonLink variant="primary" href={link.href}>
      {link.label}
    </ButtonLink>
  ) : (
    <Text size={14} tone="muted">
      You cannot enroll online yet.
    </Text>
  );
}
