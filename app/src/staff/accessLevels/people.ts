/** Noun for the holders of an access level. */
export const PEOPLE = { one: 'person', many: 'people' };
export const FLAGS_NOUN = { one: 'flag', many: 'flags' };
