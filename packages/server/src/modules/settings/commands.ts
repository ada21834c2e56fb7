import { settingAudience, workshopVariant } from '@atlas/domain/settings';
import type { Context } from '../../commands/context.ts';
import { opensPage } from '../../commands/reader.ts';
import { isRegisteredForWorkshop } from './repo.ts';

/** Whether whoever asks may read a setting: by its audience, or as staff who look after settings. */
export async function mayReadSetting({ session, signedIn, source }: Context, name: string): Promise<boolean> {
  const audience = settingAudience(name);
  if (audience === 'everyone') return true;
  if (session === null) return false;
  const { reader } = signedIn();
  if (audience === 'signed-in' || opensPage(reader, 'defaultSettings')) return true;
  return audience === 'registered' && isRegisteredForWorkshop(source.db, reader.userId, workshopVariant(name));
}
