import { DocumentSheet, Link, Stack, Text } from '@atlas/ui';
import { formatAmount } from '@atlas/domain/money';
import { routePath } from '@atlas/domain/navigation';
import { receiptCodeText } from '@atlas/domain/orders';
import { buyerDetails, sellerDetails } from '@atlas/domain/payments';
import { formatShortDate } from '@atlas/domain/time';
import { graphql, useFragment } from 'react-relay/hooks';
import type { DocumentView_document$key } from './__generated__/DocumentView_document.graphql.ts';

const dateOf = (day: string) => ({ text: formatShortDate(day), dateTime: day });

/** An issued document, as in its PDF. */
export function DocumentView({ document: key, level }: { document: DocumentView_document$key; level?: 2 | 3 }) {
  const { title, number, issuedOn, seller, buyer, lines, total, terms, paymentText, about, reason, notice, kind, code } = useFragment(
    graphql`
      fragment DocumentView_document on Document {
        title
        number
        issuedOn
        seller {
          name
          tin
          branch
          address
          vat
        }
        buyer {
          name
          email
          tin
          address
        }
        lines {
          description
          quantity
          unit
          amount
        }
        total
        terms {
          day
          amount
        }
        paymentText
        about
        reason
        notice
        kind
        code
      }
    `,
    key,
  );
  const { tin, branch, address, vat } = seller;
  const buyerLines = buyerDetails({ email: buyer.email, tin: buyer.tin, address: buyer.address });
  const sheet = (
    <DocumentSheet
      title={title}
      number={number}
      issued={dateOf(issuedOn)}
      seller={{ name: seller.name, details: sellerDetails({ tin, branch, address, vat }) }}
      buyer={{ name: buyer.name, details: buyerLines }}
      lines={lines.map(({ description, quantity, unit, amount }) => ({
        description,
        quantity,
        unitPrice: formatAmount(unit),
        amount: formatAmount(amount),
      }))}
      total={formatAmount(total)}
      terms={terms.map(({ day, amount }) => ({ due: dateOf(day), amount: formatAmount(amount) }))}
      paymentText={paymentText}
      about={about}
      reason={reason}
      notice={notice}
      level={level}
    />
  );
  if (kind !== 'ACKNOWLEDGEMENT') return sheet;
  return (
    <Stack gap={3}>
      {sheet}
      <Text size={14} tone="muted">
        Anyone can <Link href={routePath('thankYou', { of: 'receipt', code })}>check this receipt</Link> by its code {receiptCodeText(code)}
        .
      </Text>
    </Stack>
  );
}
