/**
 * Writes the leaked passwords of the package `@zxcvbn-ts/language-common` that are long enough to
 * be chosen: `node scripts/buildCommonPasswords.ts`. The file is checked in, so that running Atlas
 * does not need the package.
 */
import { writeFile } from 'node:fs/promises';
import { dictionary } from '@zxcvbn-ts/language-common';
import { PASSWORD_MIN } from '../packages/domain/src/auth/password.ts';

const TARGET = new URL('../packages/domain/src/auth/listedPasswords.ts', import.meta.url);
const WIDTH = 138;

const passwords = [...new Set(dictionary['passwords-common'].map((password) => password.toLowerCase()))].filter(
  (password) => password.length >= PASSWORD_MIN && !/[`\\$\s]/.test(password),
);
const lines = passwords.reduce<string[]>((all, password) => {
  const last = all.at(-1);
  return last === undefined || last.length + password.length >= WIDTH ? [...all, password] : [...all.slice(0, -1), `${last} ${password}`];
}, []);

await writeFile(
  TARGET,
  `/**
 * ${passwords.length.toLocaleString('en')} passwords of ${PASSWORD_MIN} characters and more that leaks of other sites contain most often, the most common first.
 * Written by scripts/buildCommonPasswords.ts from @zxcvbn-ts/language-common (MIT).
 */
export const LISTED_PASSWORDS = \`
${lines.join('\n')}
\`;
`,
);
