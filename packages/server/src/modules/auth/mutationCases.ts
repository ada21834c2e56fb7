import { randomBytes } from 'node:crypto';
import { ACCOUNT_MANAGERS, byAccountManager, EVERY_ROLE, own, type MutationCase, type MutationCases } from '../../testing/mutationCases.ts';
import { person, uniqueNumber, type Fixture } from '../../testing/mutationWorld.ts';
import { TEST_NOW } from '../../testing/testApp.ts';
import { globalId } from '../../testing/testServer.ts';
import { sql } from 'drizzle-orm';

/**
 * Access for a mutation of the caller's own account. Its call has a wrong password or code, so
 * that the demo account stays as it is; the named test of this module reads the audit entry.
 */
const myAccount = (action: string, test = 'myAccount'): Pick<MutationCase, 'may' | 'audited'> => ({
  may: EVERY_ROLE,
  audited: { action, testedIn: `modules/auth/${test}.test.ts` },
});

/** A person with a change of address that waits for its link. */
const pendingChange: Fixture = async ({ row, accountId, numberFrom }) =>
  numberFrom(sql`insert into email_confirmations (user_id, email, nonce, requested_by_id, reason, expires_at, created_at)
    values (${await row(person)}, ${`new.${await row(uniqueNumber)}@people.example`}, ${randomBytes(32)}, ${await accountId('admin')}, 'Lost it',
      ${TEST_NOW}::timestamptz + interval '1 day', ${TEST_NOW}) returning user_id`);

const WRONG_PASSWORD = 'input: { currentPassword: "wrong" }';
const WRONG_PASSWORD_AND_CODE = 'input: { currentPassword: "wrong", code: "000000" }';

/** Cases of the mutations of accounts, sessions and sign-in. */
export const mutationCases: MutationCases = {
  changePassword: {
    ...myAccount('changePassword'),
    call: () => 'changePassword(input: { currentPassword: "wrong", password: "Bagong-simula-26" }) { email }',
  },
  changeEmail: {
    ...myAccount('changeEmail'),
    call: () => 'changeEmail(input: { currentPassword: "wrong", email: "new@example.com" }) { email }',
  },
  cancelEmailChange: { ...myAccount('cancelEmailChange'), call: () => 'cancelEmailChange { email }' },
  resendConfirmation: { ...myAccount('confirmEmail'), call: () => 'resendConfirmation' },
  confirmEmail: { ...myAccount('confirmEmail'), visitors: true, call: () => 'confirmEmail(token: "x") { isConfirmed }' },
  changeUserEmail: {
    ...byAccountManager('askToChangeEmail', 'user'),
    call: async ({ row }) =>
      `changeUserEmail(databaseId: ${await row(person)}, input: { email: "new.${await row(uniqueNumber)}@people.example", reason: "Lost the mailbox" }) { id }`,
  },
  resendEmailChange: {
    ...byAccountManager('resendEmailChange', 'user'),
    call: async ({ row }) => `resendEmailChange(databaseId: ${await row(pendingChange)}) { id }`,
  },
  withdrawEmailChange: {
    ...byAccountManager('cancelEmailChange', 'user'),
    call: async ({ row }) => `withdrawEmailChange(databaseId: ${await row(pendingChange)}) { id }`,
  },
  validateOtp: {
    may: EVERY_ROLE,
    visitors: true,
    as: 'member',
    audited: { exempt: 'A code alone opens nothing, and the log of sign-ins contains wrong ones.' },
    call: () => 'validateOtp(input: { id: 1, otp: 123456 }) { isValid }',
  },
  addUserLoginLog: {
    ...myAccount('addUserLoginLog'),
    call: async ({ accountId }) =>
      `addUserLoginLog(input: { userId: ${await accountId('coach')}, userEmail: "x@example.com", isSuccess: true, message: "x" })`,
  },
  switchRole: {
    ...own('switchRole'),
    as: 'multi',
    call: async ({ accessLevelId }) => `switchRole(accessLevelId: ${await accessLevelId('affiliate')})`,
  },
  endSession: {
    ...myAccount('endSession'),
    call: () => `endSession(id: "${globalId('OwnSession', 999_999_999)}", ${WRONG_PASSWORD}) { email }`,
  },
  endOtherSessions: { ...myAccount('endOtherSessions'), call: () => `endOtherSessions(${WRONG_PASSWORD}) { email }` },
  setUpSecondFactor: { ...myAccount('secondFactorOn', 'secondFactor'), call: () => `setUpSecondFactor(${WRONG_PASSWORD}) { key }` },
  confirmSecondFactor: { ...myAccount('secondFactorOn', 'secondFactor'), call: () => 'confirmSecondFactor(input: { code: "000000" })' },
  turnOffSecondFactor: {
    ...myAccount('secondFactorOff', 'secondFactor'),
    call: () => `turnOffSecondFactor(${WRONG_PASSWORD_AND_CODE}) { email }`,
  },
  renewRecoveryCodes: {
    ...myAccount('recoveryCodes', 'secondFactor'),
    call: () => `renewRecoveryCodes(${WRONG_PASSWORD_AND_CODE})`,
  },
  removeSecondFactor: {
    may: ACCOUNT_MANAGERS,
    audited: { action: 'removeSecondFactor', testedIn: 'modules/auth/secondFactor.test.ts' },
    call: async ({ row }) => `removeSecondFactor(userId: ${await row(person)})`,
  },
  revokePasswordResets: {
    may: ACCOUNT_MANAGERS,
    audited: { action: 'revokePasswordResets', testedIn: 'modules/auth/passwordResets.test.ts' },
    call: async ({ accountId }) => `revokePasswordResets(userId: ${await accountId('coach')})`,
  },
  endSessions: {
    may: ACCOUNT_MANAGERS,
    audited: { action: 'endSessions', testedIn: 'modules/users/personLevels.test.ts' },
    call: async ({ row }) => `endSessions(userId: ${await row(person)})`,
  },
  startImpersonation: {
    may: ACCOUNT_MANAGERS,
    audited: { action: 'startImpersonation', testedIn: 'modules/auth/impersonation.test.ts' },
    call: async ({ row, accessLevelId }) => {
      const id = await row(person);
      const give = `giveAccessLevel(databaseId: ${id}, accessLevelId: ${await accessLevelId('member')}) { id }`;
      return `give: ${give} startImpersonation(userId: ${id}, reason: "Cannot open a course")`;
    },
    after: 'mutation { stopImpersonation }',
  },
  stopImpersonation: { ...myAccount('stopImpersonation', 'impersonation'), call: () => 'stopImpersonation(originalUserId: 1)' },
};
