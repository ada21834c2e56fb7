import { CHIME_OFF_KEY } from '@atlas/domain/journey';
import chimeUrl from './chime.wav?url&no-inline';

/** Whether the chime is off in this browser, as it is stored; on where nothing can be stored. */
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

// oxlint-disable-next-line atlas/module-state -- a sound that was loaded, the same for everybody
let chime: Chime | null = null;

async function load(context: AudioContext): Promise<AudioBuffer | null> {
  try {
    return await context.decodeAudioData(await (await fetch(chimeUrl)).arrayBuffer());
  } catch {
    // Without its sound a task is finished all the same; the next one asks for it again.
    chime = null;
    return null;
  }
}

/** Gets the chime ready; call it where something is pressed, because browsers let a page sound only from there on. */
export function prepareChime(): void {
  if (isChimeOff() || typeof AudioContext === 'undefined') return;
  if (chime === null) {
    const context = new AudioContext();
    chime = { context, sound: load(context) };
  }
  chime.context.resume().catch(() => undefined);
}

/** Sounds the chime, once it was got ready. */
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
