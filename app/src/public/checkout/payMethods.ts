/**
 * The methods of accounts, each once, in the order of the accounts.
 *
 * @example payMethods([{ platform: 'gcash' }, { platform: 'maya' }, { platform: 'gcash' }])
 * // [{ platform: 'gcash' }, { platform: 'maya' }]
 */
export const payMethods = <Account extends { readonly platform: string }>(accounts: readonly Account[]): Account[] =>
  accounts.filter(({ platform }, index) => accounts.findIndex((other) => other.platform === platform) === index);
