import relay from 'eslint-plugin-relay';
import type { Linter, Rule } from './syntax.ts';

/** The fields of a connection, which is passed to a list as a whole. */
const CONNECTION = /`(?:edges|node|totalCount)`/;
/**
 * Code that reads fields by name: `formValues` for one record, `records` for the choices of a
 * field.
 */
const READS_BY_NAME = /\bformValues\(|\brecords=\{/;

const { create } = (relay.rules as Record<string, Rule>)['unused-fields']!;

/**
 * Relay's own rule, except for data that a file passes on as a whole: connections to a list,
 * records to `formValues`.
 */
export const unusedFields: Rule = {
  create: (linter) =>
    create(
      Object.create(linter, {
        report: {
          value: (found: { node: object; message: string }) => {
            if (CONNECTION.test(found.message) || READS_BY_NAME.test(linter.sourceCode.text)) return;
            linter.report(found);
          },
        },
      }) as Linter,
    ),
};
