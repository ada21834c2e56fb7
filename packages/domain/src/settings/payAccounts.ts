import * as z from 'zod/mini';
import { fieldErrors } from '../forms/fieldErrors.ts';
import { requiredLine } from '../forms/textField.ts';
import { PAYMENT_PLATFORMS, type PaymentPlatform } from '../payments/paymentPlatforms.ts';
import { mobileNumber } from '../users/mobileNumber.ts';
import { parseJson, readJson } from './readJson.ts';

/** Maximum number of payment accounts. A product decision. */
export const MAX_PAY_ACCOUNTS = 20;

/** Maximum lengths of the texts of a payment account, in characters. A product decision. */
export const MAX_PAY_ACCOUNT_LENGTHS = { name: 100, number: 60 } as const;

const PLATFORMS = PAYMENT_PLATFORMS.map(({ value }) => value);
/** Wallets whose account number is a mobile number. */
const WALLETS: readonly PaymentPlatform[] = ['gcash', 'maya'];

const NOT_A_LIST = 'Payment accounts is not valid';

const payAccount = z
  .object({
    platform: z.enum(PLATFORMS, 'Choose how people pay into this account'),
    name: requiredLine('Account name', MAX_PAY_ACCOUNT_LENGTHS.name),
    number: requiredLine('Account number', MAX_PAY_ACCOUNT_LENGTHS.number),
    /** The id of the file with the picture of its QR code. */
    qr: z.nullable(z.int('Upload the picture again').check(z.positive('Upload the picture again'))),
  })
  .check(
    z.refine(({ platform, number }) => !WALLETS.includes(platform) || mobileNumber(number) !== null, {
      error: 'Account number needs a mobile number, such as 0917 000 0000.',
      path: ['number'],
    }),
  );

/** An account that buyers pay into. */
export type PayAccount = z.output<typeof payAccount>;

const payAccounts = z
  .array(payAccount, NOT_A_LIST)
  .check(z.maxLength(MAX_PAY_ACCOUNTS, `Add at most ${MAX_PAY_ACCOUNTS} payment accounts.`));

/**
 * Reads the setting `pay-accounts`: a JSON list of accounts, in the order in which buyers see them.
 *
 * @returns undefined when the text is not a valid list
 * @example readPayAccounts('[]') // []
 */
export const readPayAccounts = (text: string): readonly PayAccount[] | undefined => readJson(payAccounts, text);

/**
 * The errors of a text for the setting `pay-accounts`, by the path of the field in the list; '' for
 * the list as a whole. Undefined when it is valid.
 *
 * @example payAccountErrors('[{"platform":"gcash","name":"Atlas","number":"12","qr":null}]')
 * // { '0.number': 'Account number needs a mobile number, such as 0917 000 0000.' }
 */
export const payAccountErrors = (text: string): Record<string, string> | undefined => fieldErrors(payAccounts, parseJson(text));

/**
 * A payment account in a line. The number of its picture shows when only the picture changed.
 *
 * @example payAccountText({ platform: 'gcash', name: 'Atlas', number: '0917 000 0000', qr: 41 })
 * // 'GCash, Atlas, 0917 000 0000, QR picture 41'
 */
export const payAccountText = ({ platform, name, number, qr }: PayAccount): string =>
  [
    PAYMENT_PLATFORMS.find(({ value }) => value === platform)?.label ?? platform,
    name,
    number,
    ...(qr === null ? [] : [`QR picture ${qr}`]),
  ].join(', ');
