/** The open dialog of the payment details, with what it is about. */
export type MoneyDialog =
  | { readonly kind: 'approve' | 'edit' | 'revoke' | 'void' | 'credit'; readonly entryId: number }
  | { readonly kind: 'add'; readonly price: number }
  | { readonly kind: 'record'; readonly entryIds: readonly number[] }
  | { readonly kind: 'correct'; readonly paymentId: number }
  | { readonly kind: 'refund'; readonly of: 'invoice' | 'credit' }
  | { readonly kind: 'refuse'; readonly refundId: number };

/** Opens a dialog of the payment details. */
export type OpenMoneyDialog = (dialog: MoneyDialog) => void;
