import { enumName } from '@atlas/domain/lists';
import { REDIRECT_AUDIENCES, REDIRECT_MATCHES } from '@atlas/domain/redirects';

type Choice = { readonly value: string; readonly label: string };

const labelOf = (choices: readonly Choice[], name: string): string => choices.find(({ value }) => enumName(value) === name)?.label ?? name;

/**
 * The label of an audience.
 *
 * @param audience as the API returns it
 */
export const audienceText = (audience: string): string => labelOf(REDIRECT_AUDIENCES, audience);

/**
 * The label of a match.
 *
 * @param match as the API returns it
 */
export const matchText = (match: string): string => labelOf(REDIRECT_MATCHES, match);
