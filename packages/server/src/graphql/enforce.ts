import { can } from '@atlas/domain/access';
import { defaultFieldResolver, isObjectType, type GraphQLField, type GraphQLObjectType, type GraphQLSchema } from 'graphql';
import { accessRestricted, signInFirst, toGraphQLError } from '../errors.ts';
import { inScopeLoader } from '../modules/users/repo.ts';
import { FIELDS, TYPES, type Rule } from './authorization.ts';
import type { Context } from '../commands/context.ts';

const ROOTS = new Set(['Query', 'Mutation', 'Viewer']);
const GOES_WITH_FIELD = /(Connection|Edge)$|^PageInfo$/;

/** The row of the table that guards a field: its own, or its type's; undefined when both are missing. */
export function ruleOf(type: string, field: string): Rule | undefined {
  const own = FIELDS[`${type}.${field}`];
  if (own !== undefined || ROOTS.has(type)) return own;
  return GOES_WITH_FIELD.test(type) ? 'with-parent' : TYPES[type];
}

/** Puts the table of authorization before every resolver. Throws when a type or a root field has no row, or a row names nothing. */
export function enforce(schema: GraphQLSchema): GraphQLSchema {
  const objects = Object.values(schema.getTypeMap()).filter(
    (type): type is GraphQLObjectType => isObjectType(type) && !type.name.startsWith('__'),
  );
  const missing = objects.flatMap((type) => guardType(type));
  const fields = new Set(objects.flatMap((type) => Object.keys(type.getFields()).map((field) => `${type.name}.${field}`)));
  const names = new Set(objects.map(({ name }) => name));
  const idle = [...Object.keys(FIELDS).filter((key) => !fields.has(key)), ...Object.keys(TYPES).filter((key) => !names.has(key))];
  if (missing.length > 0) throw new Error(`No row of the authorization table: ${missing.join(', ')}`);
  if (idle.length > 0) throw new Error(`Rows of the authorization table that name nothing: ${idle.join(', ')}`);
  return schema;
}

function guardType(type: GraphQLObjectType): string[] {
  return Object.values(type.getFields()).flatMap((field) => {
    const rule = ruleOf(type.name, field.name);
    if (rule === undefined) return [`${type.name}.${field.name}`];
    guardField(field as GraphQLField<unknown, Context>, rule);
    return [];
  });
}

function guardField(field: GraphQLField<unknown, Context>, rule: Rule): void {
  if (rule === 'everyone' || rule === 'with-parent' || (typeof rule === 'object' && 'record' in rule)) return;
  const resolve = field.resolve ?? defaultFieldResolver;
  field.resolve = (parent, args, ctx, info) => {
    const allowed = isAllowed(rule, parent, ctx);
    if (allowed === true) return resolve(parent, args, ctx, info);
    if (allowed === false) throw refused(ctx);
    return allowed.then((is) => {
      if (!is) throw refused(ctx);
      return resolve(parent, args, ctx, info);
    });
  };
}

const refused = (ctx: Context) => toGraphQLError(ctx.session ? accessRestricted() : signInFirst());

/** Whether the request may, by the access level in use and, for what belongs to a person, by the scope. */
function isAllowed(
  rule: Exclude<Rule, 'everyone' | 'with-parent' | { record: string }>,
  parent: unknown,
  ctx: Context,
): boolean | Promise<boolean> {
  if (ctx.session === null) return false;
  if (rule === 'signed-in') return true;
  if ('function' in rule) return can(ctx.access, { function: rule.function });
  if ('pages' in rule) return can(ctx.access, { page: rule.pages });
  if ('page' in rule) return [rule.page].flat().some((page) => can(ctx.access, { page }));
  const userId = personOf(parent);
  if (userId === ctx.session.userId) return true;
  return userId !== null && can(ctx.access, { page: rule.person }) && ctx.loader(inScopeLoader).load(userId);
}

/** Whose record it is: the `userId` of a record, the `id` of a person. */
function personOf(record: unknown): number | null {
  if (typeof record !== 'object' || record === null) return null;
  if ('userId' in record) return typeof record.userId === 'number' ? record.userId : null;
  return 'tribeId' in record && 'id' in record && typeof record.id === 'number' ? record.id : null;
}
