import { isAffiliateCode } from './affiliateCode.ts';

/** The name of the cookie that remembers the affiliate whose link a visitor followed last. */
export const ATTRIBUTION_COOKIE = 'atlas-affiliate';

/** An affiliate's code, and a random identifier of the browser that does not identify a person. */
export interface Attribution {
  readonly code: string;
  readonly visitor: string;
}

/**
 * The text of the cookie.
 *
 * @example
 * attributionText({ code: 'maria', visitor: 'Zk3f9Qm1Xw0a7LtB' }) // 'maria.Zk3f9Qm1Xw0a7LtB'
 */
export const attributionText = ({ code, visitor }: Attribution): string => `${code}.${visitor}`;

/**
 * Reads the cookie.
 *
 * @returns null when it is missing or not ours
 * @example
 * readAttribution('maria.Zk3f9Qm1Xw0a7LtB') // { code: 'maria', visitor: 'Zk3f9Qm1Xw0a7LtB' }
 */
export function readAttribution(text: string | null | undefined): Attribution | null {
  const [, code = '', visitor = ''] = /^([\w-]+)\.([\w-]{16})$/.exec(text ?? '') ?? [];
  return visitor !== '' && isAffiliateCode(code) ? { code, visitor } : null;
}
