import type { ObjectRef } from '@pothos/core';
import type { Context } from '../../commands/context.ts';
import type { LoaderOf } from '../../commands/loaders.ts';
import type { Types } from '../../graphql/builder.ts';
import { commandField } from '../../graphql/commandFields.ts';
import { publish, type Publishable, type Publishing, unpublish } from './commands.ts';
import { PublishInput } from './refs.ts';

interface PublishMutations<Row, Table extends Publishable> {
  /** As in the names of the mutations, such as `Course`. */
  noun: string;
  type: ObjectRef<Types, Row>;
  loader: LoaderOf<number, Row | null>;
  publishing: Publishing<Table>;
}

/** Adds the mutations that publish a noun and make it a draft again: `publishCourse`, `unpublishCourse`. */
export function publishMutations<Row, Table extends Publishable>({ noun, publishing, ...records }: PublishMutations<Row, Table>): void {
  commandField(`publish${noun}`, records, {
    description: 'Shows it to members, now or from a time to come.',
    args: (arg) => ({
      databaseId: arg.int({ required: true }),
      input: arg({ type: PublishInput, required: true }),
      withDrafts: arg.boolean({ description: 'Publishes what belongs to it as well: the draft lessons of a course.' }),
    }),
    run: async (ctx: Context, { databaseId, input, withDrafts }) => {
      await publish(ctx, publishing, databaseId, { ...input, withDrafts: withDrafts === true });
      return databaseId;
    },
  });
  commandField(`unpublish${noun}`, records, {
    description: 'Makes it a draft again, which only staff see.',
    args: (arg) => ({ databaseId: arg.int({ required: true }) }),
    run: async (ctx: Context, { databaseId }) => {
      await unpublish(ctx, publishing, databaseId);
      return databaseId;
    },
  });
}
