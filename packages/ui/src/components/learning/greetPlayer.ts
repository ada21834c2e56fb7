/** How often to greet a player that has not responded, in milliseconds. */
const GREET_EVERY_MS = 500;

const GREETING = JSON.stringify({ event: 'listening', id: 1, channel: 'widget' });

/**
 * Greets the player in a frame until it responds: YouTube's player sends messages once it runs and
 * was greeted.
 *
 * @param onReady called once, at its first message
 * @returns a function that stops
 */
export function greetPlayer(frame: HTMLIFrameElement, onReady: () => void): () => void {
  const timer = setInterval(() => frame.contentWindow?.postMessage(GREETING, '*'), GREET_EVERY_MS);
  const stop = () => {
    clearInterval(timer);
    removeEventListener('message', listen);
  };
  function listen({ source }: MessageEvent): void {
    if (source === null || source !== frame.contentWindow) return;
    stop();
    onReady();
  }
  addEventListener('message', listen);
  return stop;
}
