import { Card, Columns, Heading, Row, Stack, StatusBadge, Text, type Tone } from '@atlas/ui';
import { graphql, useFragment } from 'react-relay/hooks';
import { MoneySection } from './MoneySection.tsx';
import type { ProviderStatuses_viewer$data, ProviderStatuses_viewer$key } from './__generated__/ProviderStatuses_viewer.graphql.ts';

type Provider = ProviderStatuses_viewer$data['paymentProviders'][number];

/** The environment variables that set a provider up. */
const VARIABLES: Readonly<Record<string, string>> = {
  paymongo: 'PAYMONGO_SECRET_KEY and PAYMONGO_WEBHOOK_SECRET',
  xendit: 'XENDIT_SECRET_KEY and XENDIT_CALLBACK_TOKEN',
};

/** The status of a provider, with what follows from it. */
function statusOf({ value, isConfigured, isDown }: Provider): { tone: Tone; text: string; meaning: string } {
  if (!isConfigured)
    return {
      tone: 'neutral',
      text: 'Not set up',
      meaning: `To use it, the operator sets ${VARIABLES[value] ?? 'its keys'} on the server.`,
    };
  if (isDown)
    return {
      tone: 'warning',
      text: 'Does not answer right now',
      meaning: 'It is not offered for a few minutes. The other ways to pay stay open.',
    };
  return { tone: 'success', text: 'Ready', meaning: 'It collects payments by the methods chosen in the settings.' };
}

/** The status of each payment provider. */
export function ProviderStatuses({ viewer: key }: { viewer: ProviderStatuses_viewer$key }) {
  const { paymentProviders } = useFragment(
    graphql`
      fragment ProviderStatuses_viewer on Viewer {
        paymentProviders {
          value
          label
          isConfigured
          isDown
        }
      }
    `,
    key,
  );
  return (
    <MoneySection title="Status" empty="No provider is known." isEmpty={paymentProviders.length === 0}>
      <Columns least="part">
        {paymentProviders.map((provider) => {
          const { tone, text, meaning } = statusOf(provider);
          return (
            <Card key={provider.value} as="article" aria-label={provider.label}>
              <Stack gap={2}>
                <Row justify="between" wrap>
                  <Heading level={3} size="label">
                    {provider.label}
                  </Heading>
                  <StatusBadge tone={tone} text={text} />
                </Row>
                <Text size={14} tone="muted">
                  {meaning}
                </Text>
              </Stack>
            </Card>
          );
        })}
      </Columns>
    </MoneySection>
  );
}
