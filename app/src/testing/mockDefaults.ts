import { isEnumType, isListType, isNonNullType, isScalarType, type GraphQLField, type GraphQLObjectType } from 'graphql';
import { STORY_NOW } from './storyClock.ts';

/** The first generated number, higher than those that stories choose. */
const FIRST_NUMBER = 1001;

/** Returns the value of a field that the story's data does not set. */
export type DefaultOf = (type: GraphQLObjectType, field: GraphQLField<unknown, unknown>, owner: object) => unknown;

/** "shortDescription" → "Short description". */
const words = (name: string): string => {
  const spaced = name.replaceAll(/(?<=[a-z\d])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
};

/**
 * Creates the defaults of one story by a field's type and name:
 * - false, 0, the first value of an enum, the stories' clock, or an empty list
 * - null where the schema allows it
 * - words made of the field's name, or an object of defaults
 *
 * An object keeps its `id` and `databaseId`. If its data sets the `databaseId`, the `id` is derived
 * from it.
 */
export function mockDefaults(): DefaultOf {
  const numbers = new WeakMap<object, number>();
  const objects = new WeakMap<object, Map<string, object>>();
  let last = FIRST_NUMBER - 1;

  const numberOf = (owner: { databaseId?: unknown }): number => {
    if (typeof owner.databaseId === 'number') return owner.databaseId;
    const number = numbers.get(owner) ?? ++last;
    numbers.set(owner, number);
    return number;
  };

  /** The object in a field; the same one each time, so that it keeps its id. */
  const objectOf = (owner: object, field: string): object => {
    const held = objects.get(owner) ?? new Map<string, object>();
    objects.set(owner, held);
    const object = held.get(field) ?? {};
    held.set(field, object);
    return object;
  };

  const textOf = (type: GraphQLObjectType, field: string, owner: object): string => {
    const noun = 'databaseId' in type.getFields() ? `${words(type.name)} ${numberOf(owner)}` : words(type.name);
    const slug = noun.toLowerCase().replaceAll(' ', '-');
    if (/^(name|title|label)$/.test(field)) return noun;
    if (/^(slug|key|code)$/.test(field)) return slug;
    if (/email$/i.test(field)) return `${slug}@example.com`;
    if (/(url|link)$/i.test(field)) return `https://example.com/${slug}`;
    return words(field);
  };

  return (type, { name, type: declared }, owner) => {
    if (!isNonNullType(declared)) return null;
    const { ofType } = declared;
    if (isListType(ofType)) return [];
    if (isEnumType(ofType)) return ofType.getValues()[0]!.value as unknown;
    if (!isScalarType(ofType)) return objectOf(owner, name);
    switch (ofType.name) {
      case 'ID':
        return `${type.name}-${numberOf(owner)}`;
      case 'Int':
      case 'Float':
        return name === 'databaseId' ? numberOf(owner) : 0;
      case 'Boolean':
        return false;
      case 'DateTime':
        return STORY_NOW;
      case 'Day':
        return STORY_NOW.slice(0, 10);
      case 'String':
        return textOf(type, name, owner);
      case 'RichText':
        return [];
      default:
        return {};
    }
  };
}
