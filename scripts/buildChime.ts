import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chimeSound } from './chimeSound.ts';

/**
 * Writes the sound of a finished task. Run it after a change of `chimeSound.ts`:
 * `node scripts/buildChime.ts`.
 */
writeFileSync(join(import.meta.dirname, '../app/src/shared/journey/chime.wav'), chimeSound());
