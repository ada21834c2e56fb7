import type { FunctionFlag, PageFlag } from '@atlas/domain/access';
import type { Context } from '../commands/context.ts';
import { looksAfter, mayReadOf } from '../modules/access/commands.ts';

/**
 * Flags of the access level in use. All fields must hold; of several pages in `page`, one is
 * enough.
 */
export interface FlagsRule {
  page?: PageFlag | readonly PageFlag[];
  pages?: readonly PageFlag[];
  function?: FunctionFlag;
}

/** A rule that checks each record: `text` describes who it is for, `allows` decides. */
export interface RecordRule {
  text: string;
  allows: (record: never, ctx: Context) => boolean | Promise<boolean>;
}

/**
 * The condition for reading a type or calling a field.
 * - `everyone`: visitors too
 * - `any-session`: anyone with a session, even one that must set up its second factor first
 * - `signed-in`: anyone with a session that is not limited in this way
 * - `with-parent`: reached through guarded parents only, and as public as they are
 * - flags: holders of these flags by the access level in use; others get an error
 * - a record rule: a record that is closed to the request appears not to exist: null, or left
 *   out of a list
 * - `ofPerson`: a record rule for a person's data, which rejects the request instead
 */
export type Rule = 'everyone' | 'any-session' | 'signed-in' | 'with-parent' | FlagsRule | { record: RecordRule } | { ofPerson: RecordRule };

/**
 * The rules of one noun: for its types, for every root field and field of Viewer that it adds, and
 * for fields stricter than their type.
 */
export interface Authorization {
  types?: Readonly<Record<string, Rule>>;
  fields?: Readonly<Record<string, Rule>>;
}

/** A record rule for signed-in readers. Visitors are rejected without calling `allows`. */
export const record = <Row>(text: string, allows: (record: Row, ctx: Context) => boolean | Promise<boolean>): Rule => ({
  record: { text, allows: (row: Row, ctx) => ctx.session !== null && allows(row, ctx) },
});

/** A record rule like `record`, but also for visitors. */
export const publicRecord = <Row>(text: string, allows: (record: Row, ctx: Context) => boolean | Promise<boolean>): Rule => ({
  record: { text, allows },
});

const named = (page: PageFlag | readonly PageFlag[]): string => [page].flat().join(' or ');

/**
 * A rule for a person's data. It admits the person, and staff with the page and the person in
 * scope. Other requests are rejected.
 */
export const ofPerson = <Row>(page: PageFlag | readonly PageFlag[], whose: (record: Row) => number | null): Rule => ({
  ofPerson: {
    text: `the person, and holders of ${named(page)} with the person in scope`,
    allows: (row: Row, ctx) => mayReadOf(ctx, whose(row), page),
  },
});

/**
 * A rule for staff's data about a person. It admits staff with the page and the person in scope.
 */
export const aboutPerson = <Row>(page: PageFlag | readonly PageFlag[], whose: (record: Row) => number | null): Rule => ({
  ofPerson: {
    text: `holders of ${named(page)} with the person in scope`,
    allows: (row: Row, ctx) => looksAfter(ctx, whose(row), page),
  },
});

/** A rule for records that name people of every scope. It admits staff with the page who see everyone. */
export const aboutEveryone = (page: PageFlag | readonly PageFlag[]): Rule =>
  record(`holders of ${named(page)} who see everyone`, (_row, ctx) => looksAfter(ctx, null, page));
