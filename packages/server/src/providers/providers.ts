import type { PaymentProvider } from '@atlas/domain/payments';
import type { OnlineProvider } from '@atlas/domain/providers';
import type { Settings } from '../settings.ts';
import { MANUAL } from './manual.ts';
import { createPaymongo } from './paymongo.ts';
import type { OnlinePort, ProviderPort } from './port.ts';
import { createXendit } from './xendit.ts';

/** Those who collect payments, by name. An online one is missing without its keys. */
export interface Providers {
  get(name: PaymentProvider): ProviderPort | null;
  online(name: OnlineProvider): OnlinePort | null;
  /** The online ones that have their keys. */
  readonly configured: readonly OnlineProvider[];
  /** The origins of their pages, to which a form may lead. */
  readonly pages: readonly string[];
}

/** Creates the providers for which the settings have keys. */
export function createProviders({ paymongo, xendit }: Pick<Settings, 'paymongo' | 'xendit'>): Providers {
  const online: Partial<Record<OnlineProvider, OnlinePort>> = {
    ...(paymongo && { paymongo: createPaymongo(paymongo) }),
    ...(xendit && { xendit: createXendit(xendit) }),
  };
  const configured = (['paymongo', 'xendit'] as const).filter((name) => online[name] !== undefined);
  return {
    get: (name) => (name === 'manual' ? MANUAL : (online[name] ?? null)),
    online: (name) => online[name] ?? null,
    configured,
    pages: configured.flatMap((name) => online[name]?.pages ?? []),
  };
}
