import { and, eq, type SQL } from 'drizzle-orm';
import type { InputRef, ObjectRef } from '@pothos/core';
import type { FilterFieldsOf, ListDeclaration } from '@atlas/domain/lists';
import { BEST_MATCH, countUpTo, rankedList, readPage, rowsOf, whereOf, type List, type Rows } from '../db/list.ts';
import { builder, type Types } from './builder.ts';
import type { Context } from '../commands/context.ts';
import { listAt } from '../commands/declaredList.ts';
import { connectionComplexity, foreignCursor, forwardConnection, type PageArgs } from './cursor.ts';
import type { LoaderOf, Source } from '../commands/loaders.ts';

export interface ListField<Parent, Key extends string, Filter, Node> {
  /**
   * The name of the field, such as `members`. Its connection, edge and order are named after it,
   * unless `typeName` is set.
   */
  name: string;
  typeName?: string;
  /**
   * The name of a field for one row of the list by its number, such as `auditEntry`. It is null for
   * a row that is not in the reader's list.
   */
  one?: string;
  /** The filter of `one`, for a list that hides some of its rows by default. */
  oneFilter?: Partial<Filter>;
  description: string;
  type: ObjectRef<Types, Node>;
  list: List<Key>;
  /** The orders that depend on the instant of the request. */
  ordersAt?: (source: Source) => Promise<Partial<List<Key>['sorts']>>;
  filter: InputRef<Filter>;
  /** The condition of the list for this reader, including the reader's scope. */
  where: (filter: Partial<Filter>, source: Source, parent: Parent) => Belonging | Promise<Belonging>;
  loader: LoaderOf<number, Node | null>;
}

type Belonging = SQL | Rows | undefined;

interface Order<Key extends string> {
  readonly by: Key;
  readonly descending: boolean;
}

/**
 * The source of a list's own order: the declaration that its screen shares, or a default for a list
 * without a screen. A filter that takes less, more or other values than declared does not compile.
 */
export type OwnOrder<Key extends string, Filter, Declared extends ListDeclaration<Key>> =
  | { /** The order when the request has none. */ defaultSort: Order<Key> }
  | { declaration: Declared & Agreeing<Filter, Declared> };

type Given<Filter> = { readonly [Field in keyof Filter]-?: NonNullable<Filter[Field]> };
type Agreeing<Filter, Declared extends ListDeclaration> = [Given<Filter>, FilterFieldsOf<Declared>] extends [
  FilterFieldsOf<Declared>,
  Given<Filter>,
]
  ? unknown
  : { readonly filters: 'not those that the server takes' };

interface ListArgs<Key extends string, Filter> extends PageArgs {
  filter?: Partial<Filter & { search: string }> | null;
  sort?: { by: Key | typeof BEST_MATCH; descending: boolean } | null;
}

const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/**
 * Adds a list to a type: `members(first, after, offset, filter, sort)` with `totalCount` counted up
 * to 1,001. It runs one statement for the page, one for its rows, and one for the count when it is
 * selected, however long the list is. A list with names can also be sorted by how well they match
 * its search.
 */
export function listField<Parent, Key extends string, Filter extends object, Node, const Declared extends ListDeclaration<Key> = never>(
  parent: ObjectRef<Types, Parent>,
  field: ListField<Parent, Key, Filter, Node> & OwnOrder<Key, Filter, Declared>,
): void {
  const usual: Order<Key> = 'declaration' in field ? field.declaration.order : field.defaultSort;
  const typeName = field.typeName ?? capitalized(field.name);
  const keys: string[] = [...Object.keys(field.list.sorts), ...(field.list.ranked ? [BEST_MATCH] : [])];
  const SortKey = builder.enumType(`${typeName}SortKey`, { values: keys });
  const Sort = builder.inputType(`${typeName}Sort`, {
    fields: (t) => ({ by: t.field({ type: SortKey, required: true }), descending: t.boolean({ required: true, defaultValue: false }) }),
  });
  builder.objectField(
    parent,
    field.name,
    (t) =>
      t.connection(
        {
          type: field.type,
          description: field.description,
          args: {
            offset: t.arg.int({ description: 'Number of rows to skip, at most 1,000. To go further, use `after`.' }),
            filter: t.arg({ type: field.filter }),
            sort: t.arg({ type: Sort }),
          },
          complexity: connectionComplexity,
          resolve: async (of: Parent, { filter, sort, ...page }: ListArgs<Key, Filter>, ctx: Context) => {
            const listed = rowsOf(await field.where(filter ?? {}, ctx.source, of));
            const { by, descending } = sort ?? usual;
            const own = await listAt(field, ctx.source);
            const { list, rows } = by === BEST_MATCH ? rankedList(own, listed, filter?.search) : { list: own, rows: listed };
            const nodes = ctx.loader(field.loader);
            const connection = await forwardConnection(
              page,
              `${by}${descending ? '-' : '+'}`,
              async (wanted) => {
                // The order may have had other columns when the cursor was issued.
                if (wanted.after && wanted.after.length !== (list as List<string>).sorts[by]!.length + 1) throw foreignCursor();
                const page = await readPage(ctx.source.db, list as List<string>, rows, { by, descending, ...wanted });
                const loaded = await nodes.loadMany(page.map(({ id }) => id));
                return page.map(({ place }, index) => ({ place, node: loaded[index] }));
              },
              ({ place, node }) => ({ place, node: node as Node }),
            );
            const edges = connection.edges.filter(({ node }) => node !== null && !(node instanceof Error));
            // Pothos types a connection by its edges and page. `listed` is passed along for the
            // count.
            return { ...connection, edges, listed } as never;
          },
        } as never,
        {
          name: `${typeName}Connection`,
          fields: (c) => ({
            totalCount: c.int({
              description: 'Counted up to 1,001.',
              resolve: (connection, _args, ctx) => countUpTo(ctx.source.db, field.list, (connection as unknown as { listed: Rows }).listed),
            }),
          }),
        },
        { name: `${typeName}Edge` },
      ) as never,
  );
  if (field.one !== undefined) oneOfList(parent, field.one, field);
}

/** Adds the field for one row of a list. */
function oneOfList<Parent, Key extends string, Filter, Node>(
  parent: ObjectRef<Types, Parent>,
  name: string,
  { type, list, where, loader, oneFilter = {} }: ListField<Parent, Key, Filter, Node>,
): void {
  builder.objectField(parent, name, (t) =>
    t.field({
      type,
      nullable: true,
      args: { databaseId: t.arg.int({ required: true }) },
      resolve: async (of: Parent, { databaseId }: { databaseId: number }, ctx: Context) => {
        const isListed = and(whereOf(rowsOf(await where(oneFilter, ctx.source, of))), eq(list.id, databaseId));
        return (await ctx.source.db.$count(list.table, isListed)) === 0 ? null : ctx.loader(loader).load(databaseId);
      },
    } as never),
  );
}
