import { fullName } from '@atlas/domain/users';
import { accessRestricted, signInFirst } from '../../errors.ts';
import { builder } from '../../graphql/builder.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { UserRef } from '../users/refs.ts';
import { userOrNull } from '../users/repo.ts';
import { mayReadSetting, updateSettings } from './commands.ts';
import { SettingChangeRef, SettingRef } from './refs.ts';
import { changesOfSetting, findSettingRow, findSettings, settingLoader } from './repo.ts';

builder.node(SettingRef, {
  description: 'A value that staff change at run time. Who reads it goes by its name.',
  id: { resolve: (setting) => setting.id },
  loadOne: (id, ctx) => ctx.loader(settingLoader).load(Number(id)),
  fields: (t) => ({
    databaseId: t.int({ resolve: (setting) => setting.id }),
    name: t.exposeString('name'),
    value: t.exposeString('value', {
      description: "As text: 'true' or 'false', a whole number, an instant with its zone, a list with commas.",
    }),
    type: t.exposeString('type', { description: 'boolean, text, link, number, instant or list.' }),
    description: t.exposeString('description'),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', nullable: true, description: 'Null while it has its first value.' }),
    updatedBy: t.field({
      type: UserRef,
      nullable: true,
      resolve: (setting, _args, ctx) => userOrNull(ctx, setting.updatedById),
    }),
    revision: t.exposeInt('revision'),
    changes: t.field({
      type: [SettingChangeRef],
      description: 'What it said before and after, the latest change first, 50 at most.',
      resolve: (setting, _args, ctx) => ctx.loader(changesOfSetting).load(setting.id),
    }),
  }),
});

builder.objectType(SettingChangeRef, {
  description: 'A time that a setting was saved.',
  fields: (t) => ({
    databaseId: t.int({ resolve: (change) => change.id }),
    before: t.exposeString('before'),
    after: t.exposeString('after'),
    at: t.expose('at', { type: 'DateTime' }),
    changedBy: t.string({
      nullable: true,
      description: 'The name of who saved it; null when the server did.',
      resolve: ({ by }) => by && fullName(by),
    }),
  }),
});

builder.objectField(ViewerRef, 'settings', (t) =>
  t.field({
    type: [SettingRef],
    description: 'Every setting, by name.',
    resolve: (_viewer, _args, ctx) => findSettings(ctx.source.db),
  }),
);

builder.queryField('defaultSettingByName', (t) =>
  t.field({
    type: SettingRef,
    nullable: true,
    description: 'Null when there is no such setting; refused where its name is for others. Specification 2 §7.',
    args: { name: t.arg.string({ required: true }) },
    resolve: async (_root, { name }, ctx) => {
      if (!(await mayReadSetting(ctx, name))) throw ctx.session ? accessRestricted() : signInFirst();
      return findSettingRow(ctx.source.db, name);
    },
  }),
);

const SettingEditInput = builder.inputType('SettingEdit', {
  fields: (t) => ({
    name: t.string({ required: true }),
    value: t.string({ required: true, description: 'As text, by the type of the setting.' }),
    revision: t.int({ required: true, description: 'That was read.' }),
  }),
});

builder.mutationField('updateSettings', (t) =>
  t.field({
    type: [SettingRef],
    description: 'Saves settings together, or none of them. Answers every setting, by name.',
    args: { edits: t.arg({ type: [SettingEditInput], required: true }) },
    resolve: async (_root, { edits }, ctx) => {
      await updateSettings(ctx, edits);
      return findSettings(ctx.source.db);
    },
  }),
);
