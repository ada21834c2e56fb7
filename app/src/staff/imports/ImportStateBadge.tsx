import { StatusBadge } from '@atlas/ui';
import { IMPORT_STATE_NAMES, type ImportState } from '@atlas/domain/imports';
import { IMPORT_STATE_TONES } from './importState.ts';

/** Badge for the state of an import. */
export const ImportStateBadge = ({ state }: { state: ImportState }) => (
  <StatusBadge tone={IMPORT_STATE_TONES[state]} text={IMPORT_STATE_NAMES[state]} />
);
