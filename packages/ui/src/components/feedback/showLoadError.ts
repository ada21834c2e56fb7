import { CONNECTION_LOST } from './connectionLost.ts';
import { showToast } from './showToast.ts';

type Show = (error: unknown) => void;

const showLost: Show = () => showToast({ kind: 'error', text: CONNECTION_LOST });
// oxlint-disable-next-line atlas/module-state -- a subscription of an effect, which the server does not run
let show = showLost;

/** Shows that code which loads on a press failed to load. */
export const showLoadError: Show = (error) => show(error);

/** Replaces the message, for an application that can distinguish the causes. Returns a function that restores it. */
export function onLoadError(handler: Show): () => void {
  show = handler;
  return () => {
    if (show === handler) show = showLost;
  };
}
