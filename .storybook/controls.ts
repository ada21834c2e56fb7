import type { Args, SBType, StrictArgTypes, StrictInputType } from 'storybook/internal/types';

const isElement = (value: unknown): boolean => typeof value === 'object' && value !== null && '$$typeof' in value;

/**
 * Whether a value can be edited as JSON: it contains no React elements, functions, dates or sets.
 */
function isPlain(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isPlain);
  if (typeof value !== 'object' || value === null) return typeof value !== 'function';
  return !isElement(value) && Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isPlain);
}

/** The types of a union, without `undefined` and `null`. */
function membersOf(type: SBType): readonly SBType[] {
  if (type.name === 'union') return type.value.flatMap(membersOf);
  return type.name === 'other' && (type.value === 'undefined' || type.value === 'null') ? [] : [type];
}

/** The values to choose from; empty when a type is not a choice. */
function choicesOf(type: SBType): unknown[] {
  if (type.name === 'enum') return type.value;
  return type.name === 'literal' ? [type.value] : [];
}

/** The text of a type in the table of props. */
function written(type: SBType, initial: unknown): string {
  const choices = choicesOf(type);
  if (choices.length > 0) return choices.map((choice) => (typeof choice === 'string' ? `'${choice}'` : String(choice))).join(' | ');
  if (type.name === 'other' && type.value === 'unknown') return Array.isArray(initial) ? 'array' : 'function';
  return type.raw ?? (type.name === 'other' ? type.value : type.name);
}

const NONE = { disable: true } as const;

/** The control of a prop that is not a choice, by the first of its types. */
function controlOf(name: string, type: SBType, initial: unknown): Partial<StrictInputType> {
  const known = type.name === 'other' ? type.value : '';
  // Storybook does not parse parenthesized function types; only `unknown` remains of them.
  const isFunction = type.name === 'function' || known.endsWith('EventHandler') || typeof initial === 'function' || /^on[A-Z]/.test(name);
  if (isFunction) return { type: { name: 'function' }, control: NONE };
  // Text is a node too, but elements cannot be typed in.
  if (known === 'ReactNode' || known === 'AriaRole')
    return { control: isPlain(initial) && typeof initial !== 'object' ? { type: 'text' } : NONE };
  if (known === 'unknown' && initial === undefined) return { control: NONE };
  return isPlain(initial) ? { type } : { control: NONE };
}

/**
 * The controls of a story. Every optional prop of the kit has the type `| undefined`, for which
 * Storybook would offer a field of raw JSON. Here the type without it decides, an icon is chosen by
 * name, and values that no form can edit (elements, functions) have no control.
 */
export function controlsOf(argTypes: StrictArgTypes, initialArgs: Args, icons: Readonly<Record<string, unknown>>): StrictArgTypes {
  const unread = Object.keys(initialArgs).filter((name) => !(name in argTypes) && !isPlain(initialArgs[name]));
  const known: StrictArgTypes = { ...argTypes, ...Object.fromEntries(unread.map((name) => [name, { name }])) };
  const entries = Object.entries(known).map(([name, argType]): [string, StrictInputType] => {
    if (name === 'ref') return [name, { ...argType, control: NONE, table: { disable: true } }];
    if (argType.options) return [name, argType];
    const [type, ...others] = argType.type ? membersOf(argType.type) : [];
    if (type === undefined) return [name, { ...argType, control: NONE }];
    const table = {
      ...argType.table,
      type: { ...argType.table?.type, summary: [type, ...others].map((member) => written(member, initialArgs[name])).join(' | ') },
    };
    const choices = [type, ...others].map(choicesOf);
    if (choices.every(({ length }) => length > 0))
      return [name, { ...argType, table, type: { name: 'enum', value: choices.flat() as string[] } }];
    if (type.name === 'other' && /^(ComponentType|IconShape)$/.test(type.value))
      return [name, { ...argType, table, options: Object.keys(icons), mapping: icons, control: { type: 'select' } }];
    return [name, { ...argType, table, ...controlOf(name, type, initialArgs[name]) }];
  });
  return Object.fromEntries(entries);
}
