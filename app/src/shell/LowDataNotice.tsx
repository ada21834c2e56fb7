import { Suspense } from 'react';
import { lazyPart } from '../routing/lazyPart.ts';
import { useLowData } from './lowDataContext.ts';

const LowDataOffer = lazyPart('LowDataOffer', async () => (await import('./LowDataOffer.tsx')).LowDataOffer);

/** The offer of low data, where the browser asks for it and nobody answered yet; its code comes only then. */
export const LowDataNotice = () =>
  useLowData().state === 'offered' && (
    <Suspense>
      <LowDataOffer />
    </Suspense>
  );
