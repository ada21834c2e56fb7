import type { ArgBuilder, InputFieldMap, InputRef, InputShapeFromFields, ObjectRef } from '@pothos/core';
import type { Context } from '../commands/context.ts';
import type { LoaderOf } from '../commands/loaders.ts';
import type { Idempotency } from '../commands/idempotency.ts';
import type { RecordRevision } from '../commands/subject.ts';
import { present } from '../db/present.ts';
import { builder, type Types } from './builder.ts';

type Args = ArgBuilder<Types>;

/** A type of records, and the loader of one by its number. */
interface Records<Row> {
  type: ObjectRef<Types, Row>;
  loader: LoaderOf<number, Row | null>;
}

/**
 * Adds a mutation that runs a command and returns the record in its new state. `run` returns the
 * record's number.
 */
export function commandField<Row, Fields extends InputFieldMap>(
  name: string,
  { type, loader }: Records<Row>,
  options: {
    description?: string;
    args: (arg: Args) => Fields;
    run: (ctx: Context, args: InputShapeFromFields<Fields>) => Promise<number>;
  },
): void {
  const { description, args, run } = options;
  builder.mutationField(name, (t) =>
    t.field({
      type,
      ...(description !== undefined && { description }),
      args: args(t.arg),
      resolve: async (_root: object, given: object, ctx: Context) => {
        const id = await run(ctx, given as InputShapeFromFields<Fields>);
        return present(ctx.loader(loader).load(id), `The record of ${name}`);
      },
    } as never),
  );
}

/**
 * An argument for clients that repeat a form after a broken connection: they send the same key, and
 * the command runs once.
 */
export const idempotencyKeyArg = (arg: Args) =>
  arg.string({
    description:
      'A random key generated for each attempt, 16 to 100 characters. A request repeated with the same key within 24 hours runs once.',
  });

/** The key of a request with all of its input; undefined when no key was sent. */
export const idempotencyOf = ({
  idempotencyKey: key,
  ...input
}: { idempotencyKey?: string | null | undefined } & Record<string, unknown>): Idempotency | undefined =>
  key == null ? undefined : { key, input };

type Plain<Input> = Input & Record<string, unknown>;

interface RecordCommands<Row, Input> extends Records<Row> {
  /** As in the names of the mutations, such as `Course`. */
  noun: string;
  input: InputRef<Input>;
  create: (ctx: Context, input: Plain<Input>, idempotency: Idempotency | undefined) => Promise<number>;
  update: (ctx: Context, edition: RecordRevision, input: Plain<Input>) => Promise<unknown>;
  setArchived: (ctx: Context, id: number, archived: boolean) => Promise<unknown>;
}

/**
 * The three mutations of every noun that staff manage: `createCourse`, `updateCourse` and
 * `setCourseArchived`.
 */
export function recordCommands<Row, Input extends object>({
  noun,
  input,
  create,
  update,
  setArchived,
  ...of
}: RecordCommands<Row, Input>): void {
  const values = (arg: Args) => arg({ type: input, required: true });
  const number = (arg: Args) => arg.int({ required: true });
  commandField(`create${noun}`, of, {
    args: (arg): InputFieldMap => ({ input: values(arg), idempotencyKey: idempotencyKeyArg(arg) }),
    run: (ctx, args) => {
      const given = args as unknown as { input: Input; idempotencyKey?: string | null };
      return create(ctx, { ...given.input } as Plain<Input>, idempotencyOf(given));
    },
  });
  commandField(`update${noun}`, of, {
    args: (arg): InputFieldMap => ({ databaseId: number(arg), revision: number(arg), input: values(arg) }),
    run: async (ctx, args) => {
      const given = args as unknown as { databaseId: number; revision: number; input: Input };
      await update(ctx, { id: given.databaseId, revision: given.revision }, { ...given.input } as Plain<Input>);
      return given.databaseId;
    },
  });
  commandField(`set${noun}Archived`, of, {
    args: (arg) => ({ databaseId: arg.int({ required: true }), archived: arg.boolean({ required: true }) }),
    run: async (ctx, { databaseId, archived }) => {
      await setArchived(ctx, databaseId, archived);
      return databaseId;
    },
  });
}
