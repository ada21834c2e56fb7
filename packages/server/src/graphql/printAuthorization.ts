import { join } from 'node:path';
import { RULES } from './authorization.ts';
import type { FlagsRule, Rule } from './rules.ts';

export const AUTHORIZATION_FILE = join(import.meta.dirname, '../../../../docs/authorization.md');

const flagsText = ({ page, pages, function: action }: FlagsRule): string =>
  [
    ...(page === undefined ? [] : [[page].flat().join(' or ')]),
    ...(pages === undefined ? [] : [pages.join(' and ')]),
    ...(action === undefined ? [] : [`${action} (function)`]),
  ].join(', and ');

/** A rule in the words of the table. */
function ruleText(rule: Rule): string {
  if (rule === 'everyone') return 'everyone';
  if (rule === 'any-session') return 'who is signed in, also without the second step that their level needs';
  if (rule === 'signed-in') return 'who is signed in';
  if (rule === 'with-parent') return 'who reads what it belongs to';
  if ('record' in rule) return `by record: ${rule.record.text}`;
  if ('ofPerson' in rule) return `by person: ${rule.ofPerson.text}`;
  return flagsText(rule);
}

const rows = (rules: Readonly<Record<string, Rule>>): string =>
  Object.entries(rules)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, rule]) => `| ${name} | ${ruleText(rule).replaceAll('|', '\\|')} |`)
    .join('\n');

/** The authorization table as in docs/authorization.md: sorted, so that its diffs are small. */
export const printedAuthorization = (): string => `# Who may what

Written by \`npm run schema\` from the \`authorization.ts\` of the server's modules; a test compares the two. Flags are those of the access level in use.
What is refused by record is not there for who asks: null, or left out of a list. What is refused by person or by flags is answered FORBIDDEN, and
UNAUTHENTICATED to visitors.

## Types

| type | who reads it |
| --- | --- |
${rows(RULES.types)}

## Root fields, and fields stricter than their type

| field | who |
| --- | --- |
${rows(RULES.fields)}
`;
