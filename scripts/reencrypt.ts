// `npm run reencrypt`: encrypts second factors and payout accounts with the current SESSION_SECRET that one of
// SESSION_SECRET_OLD still reads.
import { reencryptSecondFactors, type Reencrypted } from '../packages/server/src/modules/auth/secondFactorSecrets.ts';
import { sealPayoutAccounts } from '../packages/server/src/modules/commissions/payoutAccounts.ts';
import { openApp } from '../packages/server/src/openApp.ts';
import { readSettings } from '../packages/server/src/settings.ts';
import { type Outcome, readArguments, CommandError, runCommand } from './command.ts';

const USAGE = 'Usage: npm run reencrypt';

function reportOf({ renewed, current, unreadable, formerRecoveryCodes }: Reencrypted): Outcome {
  const output = `Second steps: ${renewed} encrypted with the current secret, ${current} were already.\n`;
  const notes = [
    unreadable > 0 && `${unreadable} cannot be read with any secret: their people need staff to turn two-step sign-in off.\n`,
    formerRecoveryCodes > 0 &&
      `${formerRecoveryCodes} recovery codes still need the secret they were made with, until their people renew them under their account.\n`,
  ];
  return { output, notes: notes.filter((note) => note !== false).join(''), code: unreadable > 0 ? 1 : 0 };
}

/** Runs the command. */
export async function reencrypt(args: string[]): Promise<Outcome> {
  if (readArguments(args, USAGE, {}, Infinity).positionals.length > 0) throw new CommandError(USAGE, 2);
  const app = await openApp({ ...readSettings(process.env), demo: false });
  try {
    const { output, ...rest } = reportOf(await reencryptSecondFactors(app));
    return { ...rest, output: `${output}Payout accounts: ${await sealPayoutAccounts(app)} encrypted with the current secret.\n` };
  } finally {
    await app.database.close();
  }
}

if (import.meta.main) await runCommand(USAGE, reencrypt);
