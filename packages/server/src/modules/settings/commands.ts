import { FORM_INVALID } from '@atlas/domain/errors';
import {
  cleanSetting,
  isSettingName,
  readPayAccounts,
  settingAudience,
  type SettingEdit,
  settingEditsProblems,
  SETTINGS,
  workshopVariant,
} from '@atlas/domain/settings';
import { MAX_PICTURE_BYTES } from '@atlas/domain/uploads';
import { change } from '../../commands/change.ts';
import type { Context } from '../../commands/context.ts';
import { opensPage } from '../../commands/reader.ts';
import { stale, type Subject } from '../../commands/subject.ts';
import type { Db } from '../../db/open.ts';
import { UserError } from '../../errors.ts';
import { registerFileOwner } from '../files/commands.ts';
import { mailPayAccountsChange } from './payAccountMails.ts';
import {
  findQrPictures,
  hasCourse,
  hasFunnel,
  holdSettings,
  isRegisteredForWorkshop,
  settingLoader,
  type SettingRow,
  writeSetting,
} from './repo.ts';
import { settings } from './tables.ts';

/** Whether the caller may read a setting: by its audience, or as staff who manage settings. */
export async function mayReadSetting({ session, signedIn, source }: Context, name: string): Promise<boolean> {
  const audience = settingAudience(name);
  if (audience === 'everyone') return true;
  if (session === null) return false;
  const { reader } = signedIn();
  if (audience === 'signed-in' || opensPage(reader, 'defaultSettings')) return true;
  return audience === 'registered' && isRegisteredForWorkshop(source.db, reader.userId, workshopVariant(name));
}

/** A new value for a setting, with the revision that the caller read. */
interface ReadSettingEdit extends SettingEdit {
  revision: number;
}

/** Settings that refer to another record, with the error for a missing one. */
const NAMED_RECORDS: Partial<Record<string, { exists: (tx: Db, value: string) => Promise<boolean>; missing: string }>> = {
  'bonus-course-id': { exists: (tx, value) => hasCourse(tx, Number(value)), missing: 'There is no course with this number.' },
  'fast-funnel': { exists: hasFunnel, missing: 'There is no funnel with this slug.' },
  'challenge-offer': { exists: hasFunnel, missing: 'There is no funnel with this slug.' },
  'join-funnel': { exists: hasFunnel, missing: 'There is no funnel with this slug.' },
};

/**
 * The errors of payment accounts whose QR picture was not uploaded for this setting, by path. A
 * file of another record must not become public.
 */
async function qrProblems(tx: Db, { id, name }: SettingRow, value: string): Promise<Record<string, string>> {
  const accounts = readPayAccounts(value) ?? [];
  const own = await findQrPictures(
    tx,
    id,
    accounts.flatMap(({ qr }) => qr ?? []),
  );
  return Object.fromEntries(
    accounts.flatMap(({ qr }, index) => (qr === null || own.has(qr) ? [] : [[`${name}.${index}.qr`, 'Upload the picture again.']])),
  );
}

/**
 * Requires the records that settings refer to.
 *
 * @throws BAD_USER_INPUT for a missing record
 */
async function mustExist(tx: Db, edits: readonly SettingEdit[], rows: ReadonlyMap<string, SettingRow>): Promise<void> {
  const problems: Record<string, string> = {};
  for (const { name, value } of edits) {
    const record = value === '' ? undefined : NAMED_RECORDS[name];
    if (record && !(await record.exists(tx, value))) problems[name] = record.missing;
    const row = isSettingName(name) && SETTINGS[name].type === 'accounts' ? rows.get(name) : undefined;
    if (row) Object.assign(problems, await qrProblems(tx, row, value));
  }
  if (Object.keys(problems).length > 0) throw new UserError('BAD_USER_INPUT', FORM_INVALID, problems);
}

/** The named settings as one record, so that settings saved together are one audit entry. */
const settingsNamed = (names: readonly string[]): Subject<Record<string, string>> => ({
  scope: 'of-no-person',
  name: 'settings',
  read: async (tx) => Object.fromEntries((await holdSettings(tx, names)).map(({ name, value }) => [name, value])),
});

/**
 * Saves settings together, or none of them. Unchanged values are skipped. A change of the payment
 * accounts is mailed to every administrator.
 *
 * @throws BAD_USER_INPUT with the message of each field by the name of its setting
 * @throws STALE when one of them was saved since its revision was read
 */
export async function updateSettings(ctx: Context, sent: readonly ReadSettingEdit[]): Promise<void> {
  const edits = sent.map((edit) => ({ ...edit, value: isSettingName(edit.name) ? cleanSetting(edit.name, edit.value) : edit.value }));
  const problems = settingEditsProblems(edits, ctx.app.clock.now());
  if (problems) throw new UserError('BAD_USER_INPUT', FORM_INVALID, problems);
  const names = edits.map(({ name }) => name);
  await change(ctx, settingsNamed(names), 1, 'updateSettings', async ({ tx, at }) => {
    const rows = new Map((await holdSettings(tx, names)).map((row) => [row.name, row]));
    if (edits.some(({ name, revision }) => rows.get(name)?.revision !== revision)) throw stale({ name: 'setting' });
    const changed = edits.filter(({ name, value }) => rows.get(name)?.value !== value);
    await mustExist(tx, changed, rows);
    for (const { name, value } of changed) {
      const row = rows.get(name);
      if (!row) continue;
      await writeSetting(tx, row, value, { at, changedById: ctx.actor.userId });
      if (name === 'pay-accounts') await mailPayAccountsChange(ctx, tx, row, value, at);
    }
  });
  ctx.app.values.forget();
}

// The pictures of QR codes. Everyone who is shown a payment account may load them.
registerFileOwner('settingId', {
  assertReadable: async () => undefined,
  table: settings,
  purposes: {
    qr: {
      kinds: ['image'],
      mostBytes: MAX_PICTURE_BYTES,
      isPrivate: false,
      uploadedBy: [
        {
          who: 'staff',
          page: 'defaultSettings',
          allows: async (ctx, settingId) => {
            const setting = await ctx.loader(settingLoader).load(settingId);
            return setting?.type === 'accounts' || setting?.type === 'picture';
          },
        },
      ],
    },
  },
});
