// `npm run ledger`: proves that the ledger adds up, and names what does not.
import { verifyBooks } from '../packages/server/src/modules/books/verifyRepo.ts';
import { openApp } from '../packages/server/src/openApp.ts';
import { readSettings } from '../packages/server/src/settings.ts';
import { type Outcome, readArguments, runCommand } from './command.ts';

const USAGE = 'Usage: npm run ledger';

/**
 * Checks every rule of the ledger. The output has a line per rule, each followed by the rows for
 * which it does not hold; then the code is 1.
 */
export async function ledger(args: string[]): Promise<Outcome> {
  readArguments(args, USAGE, {});
  const app = await openApp({ ...readSettings(process.env), demo: false });
  try {
    const started = performance.now();
    const checked = await verifyBooks(app.database.db);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const lines = checked.flatMap(({ name, problems, more }) => [
      `${problems.length === 0 ? '✓' : '✗'} ${name}`,
      ...problems.map(({ row, text }) => `    ${row} ${text}`),
      ...(more ? ['    and more'] : []),
    ]);
    const code = checked.every(({ problems }) => problems.length === 0) ? 0 : 1;
    return { output: `${lines.join('\n')}\n`, notes: `Checked in ${seconds} s.\n`, code };
  } finally {
    await app.database.close();
  }
}

if (import.meta.main) await runCommand(USAGE, ledger);
