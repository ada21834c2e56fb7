/** MPEG-2 Layer III, no checksum, 8 kbit/s, 24 kHz, mono: 24 milliseconds of sound in 24 bytes. */
const HEADER = [0xff, 0xf3, 0x14, 0xc4];
const FRAME_BYTES = 24;
const FRAMES_PER_SECOND = 1000 / 24;

/** An MP3 with some seconds of silence: frames without sound. */
export function quietMp3(seconds: number): Uint8Array {
  const frames = Math.ceil(seconds * FRAMES_PER_SECOND);
  const bytes = new Uint8Array(frames * FRAME_BYTES);
  for (let frame = 0; frame < frames; frame++) bytes.set(HEADER, frame * FRAME_BYTES);
  return bytes;
}
