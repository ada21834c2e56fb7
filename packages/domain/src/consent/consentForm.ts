import * as z from 'zod/mini';

/** Maximum size of the request that saves a choice, in bytes. */
export const MAX_CONSENT_BYTES = 1024;

/** A choice as the browser sends it. */
export const consentForm = z.object({ statistics: z.boolean(), marketing: z.boolean() });
