import {
  accessLevelForm,
  FLAG_AREAS,
  type Flag,
  heldFlags,
  isFunctionFlag,
  type LevelContent,
  newAccessLevelForm,
  type Role,
} from '@atlas/domain/access';
import { validateWith } from '@atlas/domain/forms';
import { enumName } from '@atlas/domain/lists';

/** What somebody fills in about an access level; the flags stand in their areas. */
export interface LevelValues {
  name: string;
  /** Of a new one. */
  key: string;
  role: Role | '';
  flags: Readonly<Record<string, readonly Flag[]>>;
}

/** Flags in their areas. */
const inAreas = (held: readonly Flag[]): LevelValues['flags'] =>
  Object.fromEntries(FLAG_AREAS.map(({ key, flags }) => [key, flags.filter((flag) => held.includes(flag))]));

export const levelValues = (level: LevelContent): LevelValues => ({
  name: level.name,
  key: '',
  role: level.role,
  flags: inAreas(heldFlags(level)),
});

export const NO_LEVEL_VALUES: LevelValues = { name: '', key: '', role: '', flags: inAreas([]) };

/** Every flag that is ticked. */
export const tickedFlags = ({ flags }: LevelValues): Flag[] => Object.values(flags).flat();

const flagLists = (values: LevelValues) => {
  const ticked = tickedFlags(values);
  return { pageAccess: ticked.filter((flag) => !isFunctionFlag(flag)), functionAccess: ticked.filter(isFunctionFlag) };
};

/** The form's values as the API takes them. */
export const levelInput = (values: LevelValues) => ({
  name: values.name,
  role: enumName(values.role === '' ? 'non-member' : values.role),
  ...flagLists(values),
});

const check = validateWith(accessLevelForm);
export const checkLevel = (values: LevelValues) => check({ ...values, ...flagLists(values) });

const checkNew = validateWith(newAccessLevelForm);
export const checkNewLevel = (values: LevelValues) => checkNew({ ...values, ...flagLists(values) });
