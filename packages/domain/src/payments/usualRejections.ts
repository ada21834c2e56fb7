/** The usual reasons for rejecting a receipt, as its payer reads them. A product decision. */
export const USUAL_REJECTIONS = [
  { label: 'Cannot be read', text: 'We cannot read the receipt. Please send a clear screenshot of the whole screen.' },
  { label: 'Wrong amount', text: 'The amount on the receipt is not the amount you entered. Please check it and send it again.' },
  { label: 'Wrong reference', text: 'The reference on the receipt is not the one you entered. Please check it and send it again.' },
  { label: 'Not received', text: 'We did not receive this payment. Please check with your bank or wallet, then send the receipt again.' },
  { label: 'Used before', text: 'This receipt was used for another payment. Please send the receipt of this one.' },
] as const;
