import type { FunctionFlag, PageFlag } from '@atlas/domain/access';
import type { Context } from '../commands/context.ts';
import { looksAfter, mayReadOf } from '../modules/access/commands.ts';

/** Flags of the access level in use; all that is named must hold, of several pages in `page` one is enough. */
export interface FlagsRule {
  page?: PageFlag | readonly PageFlag[];
  pages?: readonly PageFlag[];
  function?: FunctionFlag;
}

/** A rule that looks at each record: `text` says for whom it is, `allows` decides. */
export interface RecordRule {
  text: string;
  allows: (record: never, ctx: Context) => boolean | Promise<boolean>;
}

/**
 * Who may read a type or call a field.
 * - `everyone`: visitors too
 * - `any-session`: whoever has a session, also one that has to set up its second step of signing in first
 * - `signed-in`: whoever has a session that can do more than that
 * - `with-parent`: it is reached through guarded parents only, and says no more than they do
 * - flags: whoever holds them by the access level in use; without them it is refused
 * - a record rule: what is not for the request is not there for it: null, or left out of a list
 * - `ofPerson`: a record rule whose refusal says so, for what belongs to a person
 */
export type Rule = 'everyone' | 'any-session' | 'signed-in' | 'with-parent' | FlagsRule | { record: RecordRule } | { ofPerson: RecordRule };

/** What a noun has to say: about its types, about every root field and field of Viewer that it adds, and about fields stricter than their type. */
export interface Authorization {
  types?: Readonly<Record<string, Rule>>;
  fields?: Readonly<Record<string, Rule>>;
}

/** That a record is there for whom it opens; visitors are not asked. */
export const record = <Row>(text: string, allows: (record: Row, ctx: Context) => boolean | Promise<boolean>): Rule => ({
  record: { text, allows: (row: Row, ctx) => ctx.session !== null && allows(row, ctx) },
});

/** As `record`, for what visitors may read, too. */
export const publicRecord = <Row>(text: string, allows: (record: Row, ctx: Context) => boolean | Promise<boolean>): Rule => ({
  record: { text, allows },
});

const named = (page: PageFlag | readonly PageFlag[]): string => [page].flat().join(' or ');

/** What belongs to a person: for them, and for those who look after them by a page. Whoever else asks is told that it is not for them. */
export const ofPerson = <Row>(page: PageFlag | readonly PageFlag[], whose: (record: Row) => number | null): Rule => ({
  ofPerson: {
    text: `the person, and who holds ${named(page)} with the person in scope`,
    allows: (row: Row, ctx) => mayReadOf(ctx, whose(row), page),
  },
});

/** What staff keep about a person: for those who look after them by a page. */
export const aboutPerson = <Row>(page: PageFlag | readonly PageFlag[], whose: (record: Row) => number | null): Rule => ({
  ofPerson: {
    text: `who holds ${named(page)} with the person in scope`,
    allows: (row: Row, ctx) => looksAfter(ctx, whose(row), page),
  },
});
