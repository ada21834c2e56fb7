import type { TABLES } from '../../app/src/registry/screenNames.ts';
import type { Atlas } from './fixtures.ts';

type Tables = typeof TABLES;
type NamesIn<Nouns> = Nouns[keyof Nouns] extends readonly (infer Name extends string)[] ? Name : never;

/** An audience with screens. */
export type ScreenAudience = keyof Tables;

/** The name of a screen of an audience. */
export type ScreenName<Of extends ScreenAudience> = { [Audience in Of]: NamesIn<Tables[Audience]> }[Of];

/**
 * The demo account that opens a page (null: a visitor) and the address of the page. An address
 * with ids of the demo data is looked up by that account.
 */
export type Place = readonly [account: string | null, path: string | ((atlas: Atlas) => Promise<string>)];

/** The place of each screen in a noun's `screens.ts`. */
export type ScreenPlaces<Of extends ScreenAudience, Noun extends keyof Tables[Of]> = Readonly<
  Record<NamesIn<Pick<Tables[Of], Noun>>, Place>
>;

/** Another state of a screen, with the problem that the browser reports for it, if any. */
export type OtherPlace = readonly [name: string, place: Place, problem?: RegExp];

/** A course of the demo data with every kind of lesson, for members. */
export const DEMO_COURSE = 'Proposals that get answered';

/**
 * The page of the newest row in a list of the viewer.
 *
 * @param account the demo account that opens it
 * @param list the field of `Viewer` with the list
 * @param path the address of the page for the id of the row
 * @param filter fields of the list's filter in GraphQL
 * @example newestRow('admin', 'events', (id) => `/events/${id}`)
 */
export const newestRow = (account: string, list: string, path: (id: number) => string, filter = ''): Place => [
  account,
  async (atlas) => path(await atlas.newest(list, filter)),
];

/** Signs in the account of a place and returns the address. A visitor's place leaves the session as it is. */
export async function pathOf([account, path]: Place, atlas: Atlas): Promise<string> {
  if (account !== null) await atlas.logIn(account);
  return typeof path === 'string' ? path : path(atlas);
}
