import type { App } from '../../app.ts';
import { deleteOldChecks, insertCheck } from './repo.ts';
import { verifyBooks } from './verifyRepo.ts';

/** How long the results of the nightly proofs are kept. */
const KEPT_MS = 90 * 86_400_000;

/** Proves that the ledger adds up and stores the result, which the home of staff shows. */
export async function checkLedger({ database, clock }: App): Promise<number> {
  const checked = await verifyBooks(database.db);
  const problems = checked.flatMap((of) => of.problems);
  const at = clock.now();
  await insertCheck(database.db, { checkedAt: at, problemCount: problems.length, problems });
  await deleteOldChecks(database.db, new Date(at.getTime() - KEPT_MS));
  return problems.length;
}
