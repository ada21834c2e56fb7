import type { Tone } from '@atlas/ui';
import { PROVIDER_EVENT_STATES, PROVIDER_REFUND_STATES, type ProviderEventState, type ProviderRefundState } from '@atlas/domain/providers';

const EVENT_TONES: Readonly<Record<ProviderEventState, Tone>> = { received: 'info', done: 'success', ignored: 'neutral', failed: 'danger' };

const REFUND_TONES: Readonly<Record<ProviderRefundState, Tone>> = {
  waiting: 'info',
  unsure: 'warning',
  pending: 'info',
  paid: 'success',
  failed: 'danger',
};

/** The tone of the state of an event, by its text. */
export const eventTone = (stateText: string): Tone => {
  const state = PROVIDER_EVENT_STATES.find(({ label }) => label === stateText);
  return state === undefined ? 'neutral' : EVENT_TONES[state.value];
};

/** The tone of the state of a refund by a provider, by its text. */
export const providerRefundTone = (stateText: string): Tone => {
  const state = PROVIDER_REFUND_STATES.find(({ label }) => label === stateText);
  return state === undefined ? 'neutral' : REFUND_TONES[state.value];
};
