/** Samples per second: enough for two bells of less than 3 kHz. */
const RATE = 11_025;
const SECONDS = 0.44;
/** The start and the pitch of each bell: E, and the B above it. */
const BELLS = [
  { at: 0, hertz: 659.26 },
  { at: 0.11, hertz: 987.77 },
] as const;
/** The overtones of a bell: relative pitch, loudness, and how fast each fades. */
const PARTIALS = [
  { times: 1, loud: 0.55, fades: 9 },
  { times: 2, loud: 0.2, fades: 14 },
  { times: 3.01, loud: 0.08, fades: 22 },
] as const;
const RISES_IN = 0.004;
const ENDS_IN = 0.03;

function loudness(at: number): number {
  let sum = 0;
  for (const bell of BELLS) {
    const since = at - bell.at;
    if (since < 0) continue;
    const rise = Math.min(1, since / RISES_IN);
    for (const { times, loud, fades } of PARTIALS)
      sum += rise * loud * Math.exp(-fades * since) * Math.sin(2 * Math.PI * bell.hertz * times * since);
  }
  return sum * 0.6 * Math.min(1, (SECONDS - at) / ENDS_IN);
}

/** The chime of a finished task as a WAV file: 16 bits, one channel. The same bytes each time. */
export function chimeSound(): Buffer {
  const samples = Math.round(RATE * SECONDS);
  const data = Buffer.alloc(samples * 2);
  for (let index = 0; index < samples; index++) data.writeInt16LE(Math.round(loudness(index / RATE) * 32_767), index * 2);
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + data.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(RATE, 24);
  head.writeUInt32LE(RATE * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(data.length, 40);
  return Buffer.concat([head, data]);
}
