import { followSearchKeys } from '../search/searchKeys.ts';

// Parts that every page needs only once it has rendered.
followSearchKeys();
void import('../routing/missingCode.tsx').catch(() => undefined);
