import { Suspense } from 'react';
import { lazyPart } from '../routing/lazyPart.ts';
import { useLowData } from './lowDataContext.ts';

const LowDataOffer = lazyPart('LowDataOffer', async () => (await import('./LowDataOffer.tsx')).LowDataOffer);

/**
 * The offer of low data, where the browser requests it and the user has not chosen. Its code loads
 * only then.
 */
export const LowDataNotice = () =>
  useLowData().state === 'offered' && (
    <Suspense>
      <LowDataOffer />
    </Suspense>
  );
