/**
 * The typography of emails. Each element sets its own, because some clients ignore style sheets,
 * and tables inherit differently.
 */
export const FONT = "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

export const NAME = { fontSize: '18px', fontWeight: 800, letterSpacing: '-.035em', lineHeight: '24px', margin: '0 0 16px' } as const;
export const HEADING = { fontSize: '22px', fontWeight: 700, lineHeight: '28px', margin: '0 0 12px' } as const;
export const ITEM_HEADING = { fontSize: '16px', fontWeight: 600, lineHeight: '24px', margin: 0 } as const;
export const TEXT = { fontSize: '16px', lineHeight: '24px', margin: '0 0 12px' } as const;
export const FOOTER_TEXT = { fontSize: '13px', lineHeight: '20px', margin: '20px 0 0' } as const;
export const UNDERLINED = { textDecoration: 'underline' } as const;
