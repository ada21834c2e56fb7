import { CHIME_OFF_KEY } from '@atlas/domain/journey';
import { fetchWithin } from '../../session/fetchWithin.ts';
import chimeUrl from './chime.wav?url&no-inline';

/** Whether the chime is off in this browser's storage. On where nothing can be stored. */
export function isChimeOff(): boolean {
  try {
    return localStorage.getItem(CHIME_OFF_KEY) !== null;
  } catch {
    return false;
  }
}

interface Chime {
  context: AudioContext;
  sound: Promise<AudioBuffer | null>;
}

// oxlint-disable-next-line atlas/module-state -- a loaded sound, the same for everyone
let chime: Chime | null = null;

async function load(context: AudioContext): Promise<AudioBuffer | null> {
  try {
    return await context.decodeAudioData(await (await fetchWithin(chimeUrl)).arrayBuffer());
  } catch {
    // The task is finished without its sound. The next task loads the sound again.
    chime = null;
    return null;
  }
}

/** Loads the chime. Call it from a press: browsers only allow sound after a user's action. */
export function prepareChime(): void {
  if (isChimeOff() || typeof AudioContext === 'undefined') return;
  if (chime === null) {
    const context = new AudioContext();
    chime = { context, sound: load(context) };
  }
  chime.context.resume().catch(() => undefined);
}

/** Plays the chime if it has loaded. */
export function playChime(): void {
  if (chime === null || isChimeOff()) return;
  const { context, sound } = chime;
  void sound.then((buffer) => {
    if (buffer === null) return;
    const source = new AudioBufferSourceNode(context, { buffer });
    source.connect(context.destination);
    source.start();
  });
}
