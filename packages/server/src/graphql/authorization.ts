import { AUTHORIZATIONS } from '../registry/authorizations.ts';
import type { RuleTable } from './enforce.ts';
import type { Authorization, Rule } from './rules.ts';

/** Rules for the types and fields of the API itself. */
const own: Authorization = {
  types: { Lock: 'with-parent', Viewer: 'signed-in' },
  fields: { 'Query.node': 'everyone', 'Query.nodes': 'everyone', 'Query.viewer': 'signed-in' },
};

/**
 * Merges the rows of every noun into one table.
 *
 * @throws when two nouns have a row for the same type or field
 */
function merged(pick: (of: Authorization) => Readonly<Record<string, Rule>> | undefined): Record<string, Rule> {
  const table: Record<string, Rule> = {};
  for (const [name, rule] of [own, ...AUTHORIZATIONS].flatMap((of) => Object.entries(pick(of) ?? {}))) {
    if (Object.hasOwn(table, name)) throw new Error(`The authorization table has duplicate rows for ${name}`);
    table[name] = rule;
  }
  return table;
}

/**
 * The access rules: one row for every type and every root field, and one for each field that is
 * stricter than its type.
 */
export const RULES: RuleTable = { types: merged(({ types }) => types), fields: merged(({ fields }) => fields) };
