import { builder } from '../../graphql/builder.ts';
import type { SettingRow } from './repo.ts';

export const SettingRef = builder.objectRef<SettingRow>('Setting');
