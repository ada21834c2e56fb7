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
  description: 'A value that staff can change at run time. Its name determines who can read it.',
  id: { resolve: (setting) => setting.id },
  loadOne: (id, ctx) => ctx.loader(settingLoader).load(Number(id)),
  fields: (t) => ({
    databaseId: t.int({ resolve: (setting) => setting.id }),
    name: t.exposeString('name'),
    value: t.exposeString('value', {
      description:
        "The value as text: 'true' or 'false', a whole number, an instant with time zone, a comma-separated list, a month, or JSON of payment accounts and methods.",
    }),
    type: t.exposeString('type', {
      description: 'boolean, text, link, number, instant, list, choice, month, picture, accounts or methods.',
    }),
    description: t.exposeString('description'),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', nullable: true, description: 'Null if it has never been changed.' }),
    updatedBy: t.field({
      type: UserRef,
      nullable: true,
      resolve: (setting, _args, ctx) => userOrNull(ctx, setting.updatedById),
    }),
    revision: t.exposeInt('revision'),
    changes: t.field({
      type: [SettingChangeRef],
      description: 'Values before and after each change, latest first, at most 50.',
      resolve: (setting, _args, ctx) => ctx.loader(changesOfSetting).load(setting.id),
    }),
  }),
});

builder.objectType(SettingChangeRef, {
  description: 'A change of a setting.',
  fields: (t) => ({
    databaseId: t.int({ resolve: (change) => change.id }),
    before: t.exposeString('before'),
    after: t.exposeString('after'),
    at: t.expose('at', { type: 'DateTime' }),
    changedBy: t.string({
      nullable: true,
      description: 'Name of the person who made the change; null if the server did.',
      resolve: ({ by }) => by && fullName(by),
    }),
  }),
});

builder.objectField(ViewerRef, 'settings', (t) =>
  t.field({
    type: [SettingRef],
    description: 'All settings, by name.',
    resolve: (_viewer, _args, ctx) => findSettings(ctx.source.db),
  }),
);

builder.queryField('defaultSettingByName', (t) =>
  t.field({
    type: SettingRef,
    nullable: true,
    description: 'Null when there is no such setting. Forbidden if the setting is not readable by the viewer. Specification 2 §7.',
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
    value: t.string({ required: true, description: "The value as text, in the form that the setting's type requires." }),
    revision: t.int({ required: true, description: 'Revision that was read.' }),
  }),
});

builder.mutationField('updateSettings', (t) =>
  t.field({
    type: [SettingRef],
    description: 'Saves all of the given settings, or none of them. Returns all settings, by name.',
    args: { edits: t.arg({ type: [SettingEditInput], required: true }) },
    resolve: async (_root, { edits }, ctx) => {
      await updateSettings(ctx, edits);
      return findSettings(ctx.source.db);
    },
  }),
);
