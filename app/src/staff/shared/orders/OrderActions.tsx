import { Button } from '@atlas/ui';
import { type OrderAction, orderActions } from '@atlas/domain/orders';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { ActionButton } from '../../../admin/actions/ActionButton.tsx';
import { useSubmit } from '../../../relay/useSubmit.ts';
import type { OrderDialogName } from './OrderDialogs.tsx';
import { orderState } from './orderTone.ts';
import type { OrderActions_order$key } from './__generated__/OrderActions_order.graphql.ts';
import type { OrderActionsResendMutation } from './__generated__/OrderActionsResendMutation.graphql.ts';

interface OrderActionsProps {
  order: OrderActions_order$key;
  open: (dialog: OrderDialogName) => void;
  reload: () => Promise<unknown>;
}

/** The buttons of an order for staff who may change it: those that its state allows. */
export function OrderActions({ order: key, open, reload }: OrderActionsProps) {
  const order = useFragment(
    graphql`
      fragment OrderActions_order on Order {
        databaseId
        email
        state
        user {
          databaseId
        }
      }
    `,
    key,
  );
  const resend = useSubmit<OrderActionsResendMutation>(graphql`
    mutation OrderActionsResendMutation($databaseId: Int!) {
      resendOrderLink(databaseId: $databaseId) {
        state
        stateLabel
        revision
      }
    }
  `);
  const { databaseId, email } = order;
  const actions = orderActions({ state: orderState(order.state), hasAccount: order.user != null });
  if (actions.length === 0) return null;
  const buttons: Readonly<Record<OrderAction, ReactNode>> = {
    cancel: (
      <Button key="cancel" variant="danger-quiet" onClick={() => open('cancel')}>
        Cancel order
      </Button>
    ),
    correctEmail: (
      <Button key="correctEmail" onClick={() => open('email')}>
        Correct email
      </Button>
    ),
    resend: (
      <ActionButton key="resend" action={{ run: () => resend({ databaseId }, reload), success: `Link sent to ${email}.` }}>
        Resend link
      </ActionButton>
    ),
    approve: (
      <Button key="approve" variant="primary" onClick={() => open('approve')}>
        Approve
      </Button>
    ),
  };
  return <>{actions.toReversed().map((action) => buttons[action])}</>;
}
