import { Accordion, ButtonLink, Card, CopyList, Divider, Heading, QrPicture, Row, Stack, Text } from '@atlas/ui';
import Download from 'lucide-react/icons/download';
import { formatAmount } from '@atlas/domain/money';
import { useIsInApp } from '../../shared/uploads/useIsInApp.ts';
import { InAppHelp } from './InAppHelp.tsx';

/** An account that buyers pay into. */
export interface PayAccount {
  readonly platform: string;
  readonly label: string;
  readonly name: string;
  readonly number: string;
  readonly qrUrl: string | null | undefined;
}

interface HowToPayProps {
  /** Pesos. */
  due: number;
  payCode: string;
  accounts: readonly PayAccount[];
  /** The method that the buyer chose, whose accounts are shown first; otherwise that of the first account. */
  method?: string | null;
  complaintContact: string;
  /** The sentence that says where the link for another browser is. */
  linkText: string;
}

/** The digits of a number as other apps take them. The text of a bank account is copied as it is. */
const plainNumber = (number: string): string => (/^[\d\s+-]+$/.test(number) ? number.replaceAll(/[\s-]/g, '') : number);

/** The exact amount, the accounts to pay into, and the reference to add, each with a button to copy it. */
export function HowToPay({ due, payCode, accounts, method = null, complaintContact, linkText }: HowToPayProps) {
  'use no memo';
  const first = accounts.find(({ platform }) => platform === method) ?? accounts[0];
  const shown = accounts.filter(({ platform }) => platform === first?.platform);
  const others = accounts.filter(({ platform }) => platform !== first?.platform);
  return (
    <Card as="section" aria-labelledby="how-to-pay">
      <Stack gap={5}>
        <Heading level={2} size="subheading" id="how-to-pay">
          How to pay
        </Heading>
        <CopyList
          items={[
            { label: 'Exact amount', text: formatAmount(due), value: due.toFixed(2), isLarge: true },
            { label: 'Pay code', text: payCode, note: 'Add it to the note or message of the transfer.' },
          ]}
        />
        {accounts.some(({ qrUrl }) => qrUrl != null) && <InAppHelp linkText={linkText} />}
        <Accounts accounts={shown} />
        {accounts.length === 0 && <Text>Message us for the account to pay into: {complaintContact}</Text>}
        {others.length > 0 && (
          <Accordion
            items={[
              {
                id: 'others',
                title: 'Other ways to pay',
                meta: [...new Set(others.map(({ label }) => label))].join(', '),
                content: <Accounts accounts={others} />,
              },
            ]}
          />
        )}
      </Stack>
    </Card>
  );
}

const Accounts = ({ accounts }: { accounts: readonly PayAccount[] }) =>
  accounts.map((account) => (
    <Stack key={`${account.platform} ${account.number}`} gap={4}>
      <Divider />
      <Account {...account} />
    </Stack>
  ));

/** An account as text, and as the picture of its QR code. */
function Account({ label, name, number, qrUrl }: PayAccount) {
  'use no memo';
  const isInApp = useIsInApp();
  return (
    <Stack gap={4}>
      <Heading level={3} size="label">
        {label}
      </Heading>
      <CopyList
        items={[
          { label: 'Account number', text: number, value: plainNumber(number), subject: `${label} account number` },
          { label: 'Account name', text: name, subject: `${label} account name` },
        ]}
      />
      {qrUrl != null && (
        <Row gap={4} wrap>
          <QrPicture src={qrUrl} label={`QR code of ${label}, ${name}, ${number}`} size="l" />
          <Stack gap={3} grow>
            <Text size={14} tone="muted">
              Scan it with another phone, or save it and open it from your gallery in {label}.
            </Text>
            {!isInApp && (
              <Row>
                <ButtonLink href={qrUrl} download iconStart={Download}>
                  Save picture
                </ButtonLink>
              </Row>
            )}
          </Stack>
        </Row>
      )}
    </Stack>
  );
}
