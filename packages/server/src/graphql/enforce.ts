import { can } from '@atlas/domain/access';
import {
  defaultFieldResolver,
  getNamedType,
  getNullableType,
  isAbstractType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
} from 'graphql';
import type { Context } from '../commands/context.ts';
import { accessRestricted, secondFactorFirst, signInFirst } from '../errors.ts';
import { toGraphQLError } from './mask.ts';
import type { FlagsRule, RecordRule, Rule } from './rules.ts';

/** The rules by type and by `Type.field`. */
export interface RuleTable {
  types: Readonly<Record<string, Rule>>;
  fields: Readonly<Record<string, Rule>>;
}

const ROOTS = new Set(['Query', 'Mutation', 'Subscription', 'Viewer']);
const GOES_WITH_FIELD = /(Connection|Edge)$|^PageInfo$/;

/**
 * The rule that guards a field: that of the field, or of its type; undefined when both are missing.
 */
export function ruleOf({ types, fields }: RuleTable, type: string, field: string): Rule | undefined {
  const own = fields[`${type}.${field}`];
  if (own !== undefined || ROOTS.has(type)) return own;
  return GOES_WITH_FIELD.test(type) ? 'with-parent' : types[type];
}

/**
 * Applies the table before every resolver, and after every resolver that leads to a record with a
 * record rule. The rule runs however a record is reached: nested, in a list or by `node`.
 *
 * @throws when a type or a root field has no row, or a row matches nothing
 */
export function enforce(schema: GraphQLSchema, table: RuleTable): GraphQLSchema {
  const objects = Object.values(schema.getTypeMap()).filter(
    (type): type is GraphQLObjectType => isObjectType(type) && !type.name.startsWith('__'),
  );
  const missing = objects.flatMap((type) =>
    Object.values(type.getFields()).flatMap((field) => {
      const rule = ruleOf(table, type.name, field.name);
      if (rule === undefined) return [`${type.name}.${field.name}`];
      guard(field as GraphQLField<unknown, Context>, rule, table);
      return [];
    }),
  );
  const fields = new Set(objects.flatMap((type) => Object.keys(type.getFields()).map((field) => `${type.name}.${field}`)));
  const names = new Set(objects.map(({ name }) => name));
  const idle = [
    ...Object.keys(table.fields).filter((key) => !fields.has(key)),
    ...Object.keys(table.types).filter((key) => !names.has(key)),
  ];
  if (missing.length > 0) throw new Error(`The authorization table has no rows for: ${missing.join(', ')}`);
  if (idle.length > 0) throw new Error(`The authorization table has rows for unknown names: ${idle.join(', ')}`);
  return schema;
}

type Resolve = NonNullable<GraphQLField<unknown, Context>['resolve']>;
type Verdict = boolean | Promise<boolean>;

function guard(field: GraphQLField<unknown, Context>, rule: Rule, table: RuleTable): void {
  const resolve = guardedResult(field, table) ?? field.resolve ?? defaultFieldResolver;
  field.resolve = guardedCall(field, rule, resolve) ?? resolve;
  if (field.subscribe) field.subscribe = guardedCall(field, rule, field.subscribe) ?? field.subscribe;
}

/** Wraps a resolver so that its rule runs first; undefined when there is nothing to check. */
function guardedCall(field: GraphQLField<unknown, Context>, rule: Rule, resolve: Resolve): Resolve | undefined {
  if (rule === 'everyone' || rule === 'with-parent') return undefined;
  // When the field is nullable, a record that is closed to the request appears not to exist.
  const rejected = (ctx: Context): null => {
    if (isRecordRule(rule) && !isNonNullType(field.type)) return null;
    throw rejection(ctx);
  };
  return (parent, args, ctx, info) => {
    const verdict = isAllowed(rule, parent, ctx);
    if (typeof verdict === 'boolean') return verdict ? resolve(parent, args, ctx, info) : rejected(ctx);
    return verdict.then((allowed) => (allowed ? resolve(parent, args, ctx, info) : rejected(ctx)));
  };
}

const isRecordRule = (rule: Rule): rule is { record: RecordRule } => typeof rule === 'object' && 'record' in rule;
const rejection = (ctx: Context) => toGraphQLError(ctx.session ? accessRestricted() : ctx.anySession ? secondFactorFirst() : signInFirst());

/** Wraps a resolver whose result may be a record with a rule; undefined when it never is. */
function guardedResult(field: GraphQLField<unknown, Context>, table: RuleTable): Resolve | undefined {
  const rulesOf = recordRules(getNamedType(field.type), table);
  if (rulesOf === null) return undefined;
  const resolve = field.resolve ?? defaultFieldResolver;
  const type = getNullableType(field.type);
  const hasGaps = isListType(type) && !isNonNullType(type.ofType);
  const keepOne = (found: unknown, ctx: Context, info: GraphQLResolveInfo): unknown => {
    if (found == null || found instanceof Error) return found;
    return after(rulesOf(found as object, ctx, info), (rule) =>
      rule === null ? found : after(verdictOn(rule, found as object, ctx), (allowed) => (allowed ? found : REJECTED)),
    );
  };
  const keepAll = async (items: readonly unknown[], ctx: Context, info: GraphQLResolveInfo): Promise<unknown[]> => {
    const kept = await Promise.all(items.map(async (item) => keepOne(await item, ctx, info)));
    return hasGaps ? kept.map((item) => (item === REJECTED ? null : item)) : kept.filter((item) => item !== REJECTED);
  };
  return (parent, args, ctx, info) =>
    after(resolve(parent, args, ctx, info), (answer) => {
      if (Array.isArray(answer)) return keepAll(answer, ctx, info);
      return after(keepOne(answer, ctx, info), (kept) => {
        if (kept !== REJECTED) return kept;
        // A visitor gets the error to sign in, because that may be all that is missing.
        if (isNonNullType(field.type) || ctx.session === null) throw rejection(ctx);
        return null;
      });
    });
}

const REJECTED = Symbol('refused');

/**
 * Continues synchronously with a value, and asynchronously with a promise. Most results are values.
 */
const after = <Value, Next>(
  value: Value | PromiseLike<Value>,
  next: (value: Value) => Next | PromiseLike<Next>,
): Next | PromiseLike<Next> => (isPromise(value) ? value.then(next) : next(value));

const isPromise = <Value>(value: Value | PromiseLike<Value>): value is PromiseLike<Value> =>
  typeof value === 'object' && value !== null && 'then' in value;

type RuleOfRecord = (record: object, ctx: Context, info: GraphQLResolveInfo) => RecordRule | null | PromiseLike<RecordRule | null>;

/** The record rule of a record by its type; null when no type has one. */
function recordRules(type: GraphQLNamedType, table: RuleTable): RuleOfRecord | null {
  if (isObjectType(type)) {
    const rule = table.types[type.name];
    return rule !== undefined && isRecordRule(rule) ? () => rule.record : null;
  }
  if (!isAbstractType(type)) return null;
  return (record, ctx, info) =>
    after(type.resolveType?.(record, ctx, info, type), (name) => {
      const rule = table.types[name ?? ''];
      return rule !== undefined && isRecordRule(rule) ? rule.record : null;
    });
}

/** The verdict of a rule on a record, cached until something changes. */
function verdictOn(rule: RecordRule, record: object, ctx: Context): Verdict {
  const known = ctx.verdicts.get(record) ?? new Map<object, Verdict>();
  ctx.verdicts.set(record, known);
  const before = known.get(rule);
  if (before !== undefined) return before;
  const verdict = rule.allows(record as never, ctx);
  known.set(rule, verdict);
  return verdict;
}

/** Whether the request is allowed: by the access level in use, or by the record. */
function isAllowed(rule: Exclude<Rule, 'everyone' | 'with-parent'>, parent: unknown, ctx: Context): Verdict {
  if (typeof rule === 'object' && ('record' in rule || 'ofPerson' in rule)) {
    const { record } = 'record' in rule ? rule : { record: rule.ofPerson };
    return typeof parent === 'object' && parent !== null ? verdictOn(record, parent, ctx) : record.allows(parent as never, ctx);
  }
  if (rule === 'any-session') return ctx.anySession !== null;
  if (ctx.session === null) return false;
  return rule === 'signed-in' || holds(rule, ctx);
}

function holds({ page, pages, function: action }: FlagsRule, { access }: Context): boolean {
  const opensOne = page === undefined || [page].flat().some((flag) => can(access, { page: flag }));
  return opensOne && (pages === undefined || can(access, { page: pages })) && (action === undefined || can(access, { function: action }));
}
