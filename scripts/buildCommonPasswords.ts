/**
 * Writes the 3,000 most common passwords that are long enough to be chosen, from the package `@zxcvbn-ts/language-common`:
 * `node scripts/buildCommonPasswords.ts`. The file is checked in, so that nothing of this is installed to run.
 */
import { writeFile } from 'node:fs/promises';
import { dictionary } from '@zxcvbn-ts/language-common';
import { PASSWORD_MIN } from '../packages/domain/src/auth/password.ts';

const TARGET = new URL('../packages/domain/src/auth/listedPasswords.ts', import.meta.url);
const COUNT = 3000;
const WIDTH = 138;

const lines = dictionary['passwords-common']
  .filter((password) => password.length >= PASSWORD_MIN && !/[`\\$]/.test(password))
  .slice(0, COUNT)
  .reduce<string[]>((all, password) => {
    const last = all.at(-1);
    return last === undefined || last.length + password.length >= WIDTH ? [...all, password] : [...all.slice(0, -1), `${last} ${password}`];
  }, []);

await writeFile(
  TARGET,
  `/**
 * The ${COUNT.toLocaleString('en')} most common passwords of ${PASSWORD_MIN} characters and more, the most common first. Written by scripts/buildCommonPasswords.ts from
 * @zxcvbn-ts/language-common (MIT).
 */
export const LISTED_PASSWORDS = \`
${lines.join('\n')}
\`;
`,
);
