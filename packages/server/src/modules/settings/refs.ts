import { builder } from '../../graphql/builder.ts';
import type { SettingChange, SettingRow } from './repo.ts';

export const SettingRef = builder.objectRef<SettingRow>('Setting');
export const SettingChangeRef = builder.objectRef<SettingChange>('SettingChange');
