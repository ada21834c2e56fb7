import { Button } from '@atlas/ui';
import { can } from '@atlas/domain/access';
import { pesosToCentavos } from '@atlas/domain/money';
import { whyNotPlan } from '@atlas/domain/reminders';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { useAuth } from '../../session/authContext.ts';
import { useNow } from '../../session/useNow.ts';
import { MoneySection } from './MoneySection.tsx';
import { ProposePlanDialog } from './ProposePlanDialog.tsx';
import { WaitingPlan } from './WaitingPlan.tsx';
import { WithdrawPlanButton } from './WithdrawPlanButton.tsx';
import type { PayPlanSection_invoice$key } from './__generated__/PayPlanSection_invoice.graphql.ts';

interface PayPlanSectionProps {
  invoice: PayPlanSection_invoice$key;
  /** The name of its person. */
  personName: string;
  /** False for users who only read. */
  mayDecide: boolean;
  reload: () => Promise<unknown>;
}

/** The plan for what is unpaid of an invoice: the one that waits for its person, or the way to propose one. */
export function PayPlanSection({ invoice: key, personName, mayDecide, reload }: PayPlanSectionProps) {
  const { databaseId, paymentSchedule, payPlan } = useFragment(
    graphql`
      fragment PayPlanSection_invoice on Invoice {
        databaseId
        paymentSchedule {
          due
          status
          voidedAt
        }
        payPlan {
          databaseId
          ...WaitingPlan_plan
        }
      }
    `,
    key,
  );
  const now = useNow();
  const { currentUser } = useAuth();
  const [isProposing, setIsProposing] = useState(false);
  const open = paymentSchedule.filter(({ status, voidedAt }) => status === 'UNPAID' && voidedAt == null);
  const owedCentavos = open.reduce((sum, { due }) => sum + pesosToCentavos(due), 0);
  const unpaid = open.length;
  const mayPlan = mayDecide && can(currentUser, { page: 'subscription' });
  if (!payPlan && (!mayPlan || unpaid === 0)) return null;
  const problem = whyNotPlan({ owedCentavos, count: unpaid, unpaid, firstDay: now }, now);
  const propose = (
    <Button size="dense" onClick={() => setIsProposing(true)} {...(problem?.field === '' && { disabledReason: problem.text })}>
      Propose a plan
    </Button>
  );
  return (
    <>
      <MoneySection
        title="Payment plan"
        empty="Spread what is unpaid over new days. The member accepts the plan, or keeps the schedule."
        isEmpty={!payPlan}
        actions={mayPlan && (payPlan ? <WithdrawPlanButton planId={payPlan.databaseId} {...{ personName, reload }} /> : propose)}
      >
        {payPlan && <WaitingPlan plan={payPlan} />}
      </MoneySection>
      {isProposing && (
        <ProposePlanDialog
          invoiceId={databaseId}
          owed={{ owedCentavos, unpaid }}
          personName={personName}
          onClose={() => setIsProposing(false)}
          reload={reload}
        />
      )}
    </>
  );
}
