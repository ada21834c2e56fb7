import { sql } from 'drizzle-orm';
import { byAccountManager, type MutationCases } from '../../testing/mutationCases.ts';
import { entry } from '../../testing/moneyFixtures.ts';
import { type Fixture, uniqueNumber } from '../../testing/mutationWorld.ts';
import { TEST_NOW } from '../../testing/testApp.ts';

const decides = (action: string, subject: string) => ({
  ...byAccountManager(action, subject),
  flags: [
    ['studentPaymentDetails', 'page_access'],
    ['user_enroll/unenroll', 'function_access'],
  ] as const,
});

/** A statement that was read. */
const statement: Fixture = async ({ numberFrom }) =>
  numberFrom(sql`insert into statements (file_name, platform, state, header_key, uploaded_by_id, created_at)
    values ('gcash.csv', 'gcash', 'ready', 'date|amount', 1, ${TEST_NOW}) returning id`);

/** A line of it, unmatched, with an entry of ₱1,000.00 that it can pay. */
const line: Fixture = async ({ numberFrom, row }) => {
  const number = await row(uniqueNumber);
  return numberFrom(sql`insert into statement_rows (statement_id, row, fingerprint, reference, reference_key, amount_centavos, paid_on, entry_id, state)
    values (${await row(statement)}, ${number}, ${`case ${number}`}, ${`90245${number}77123`}, ${`90245${number}77123`}, 100000, '2025-11-12', ${await row(entry)}, 'possible') returning id`);
};

/** A line that was dismissed. */
const dismissed: Fixture = async ({ numberFrom, row }) =>
  numberFrom(sql`update statement_rows set state = 'dismissed' where id = ${await row(line)} returning id`);

/** A statement with an exact line. */
const exact: Fixture = async ({ numberFrom, row }) =>
  numberFrom(sql`update statement_rows set state = 'exact' where id = ${await row(line)} returning statement_id as id`);

/** A statement with an applied line. */
const applied: Fixture = async ({ numberFrom, row }) =>
  numberFrom(sql`update statement_rows set state = 'applied' where id = ${await row(line)} returning statement_id as id`);

/** A statement whose file has arrived. */
const withFile: Fixture = async ({ numberFrom, row }) => {
  const id = await row(statement);
  await numberFrom(sql`insert into files (name, media_type, bytes, storage_key, purpose, statement_id, created_at)
    values ('gcash.csv', 'text/csv', 1, ${`uploads/case-${await row(uniqueNumber)}`}, 'statement', ${id}, ${TEST_NOW}) returning id`);
  return id;
};

/** Cases of the mutations of statements. */
export const mutationCases: MutationCases = {
  createStatement: {
    ...decides('createStatement', 'statement'),
    call: () => 'createStatement(fileName: "gcash.csv", platform: "gcash", account: "") { databaseId }',
  },
  readStatement: {
    ...decides('readStatement', 'statement'),
    call: async ({ row }) => `readStatement(databaseId: ${await row(withFile)}) { databaseId }`,
  },
  matchStatement: {
    ...decides('matchStatement', 'statement'),
    audited: { exempt: 'It changes only what is proposed.' },
    call: async ({ row }) => `matchStatement(databaseId: ${await row(statement)}) { databaseId }`,
  },
  applyStatement: {
    ...decides('applyStatement', 'statement'),
    call: async ({ row }) => `applyStatement(databaseId: ${await row(exact)}) { databaseId }`,
  },
  undoStatement: {
    ...decides('undoStatement', 'statement'),
    call: async ({ row }) => `undoStatement(databaseId: ${await row(applied)}) { databaseId }`,
  },
  applyStatementRow: {
    ...decides('applyStatementRow', 'statement row'),
    call: async ({ row }) => `applyStatementRow(databaseId: ${await row(line)}) { databaseId }`,
  },
  keepStatementRow: {
    ...decides('keepStatementRow', 'statement row'),
    call: async ({ row }) => `keepStatementRow(databaseId: ${await row(line)}) { databaseId }`,
  },
  dismissStatementRow: {
    ...decides('dismissStatementRow', 'statement row'),
    call: async ({ row }) => `dismissStatementRow(databaseId: ${await row(line)}) { databaseId }`,
  },
  reopenStatementRow: {
    ...decides('reopenStatementRow', 'statement row'),
    call: async ({ row }) => `reopenStatementRow(databaseId: ${await row(dismissed)}) { databaseId }`,
  },
};
