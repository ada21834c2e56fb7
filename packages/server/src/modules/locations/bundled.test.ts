import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bundledPlaces } from './bundled.ts';

const ISO_3166_1 =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW';
/** Letters of European languages, digits, and the punctuation used in names. */
const READABLE = /^[A-Za-zÀ-ÖØ-öø-ÿĀ-ſȘșȚț0-9 '.,()&/-]+$/;
/** Letters with a macron, which only transliterations have. */
const MACRON = /[ĀāĒēĪīŌōŪū]/;

const names = async (country?: string, state?: string) =>
  (await bundledPlaces({ ...(country !== undefined && { country }), ...(state !== undefined && { state }) })).map(({ name }) => name);
const isoCodes = (country: string) => bundledPlaces({ country }).then((states) => states.map(({ iso2 }) => iso2 ?? ''));

/** Every name in the data set, with its location. */
async function everyName(): Promise<{ where: string; name: string }[]> {
  const found: { where: string; name: string }[] = [];
  for (const { name, iso2: country = '' } of await bundledPlaces({})) {
    found.push({ where: country, name });
    for (const { name: state, iso2 = '' } of await bundledPlaces({ country })) {
      found.push({ where: country, name: state });
      for (const city of await names(country, iso2)) found.push({ where: country, name: city });
    }
  }
  return found;
}

describe('the bundled places', () => {
  it('contain every country of ISO 3166-1, and Kosovo', async () => {
    const codes = (await bundledPlaces({})).map(({ iso2 }) => iso2 ?? '').toSorted();
    expect(codes).toEqual([...ISO_3166_1.split(' '), 'XK'].toSorted());
  });

  it('have readable names', async () => {
    const all = await everyName();
    expect(all.length).toBeGreaterThan(140_000);
    expect(all.filter(({ name }) => !READABLE.test(name) || name !== name.trim())).toEqual([]);
    expect(all.filter(({ where, name }) => MACRON.test(name) && !['LV', 'LT'].includes(where))).toEqual([]);
  });

  it('have a unique code for each state', async () => {
    for (const { iso2: country = '' } of await bundledPlaces({})) {
      const codes = await isoCodes(country);
      expect(new Set(codes).size, country).toBe(codes.length);
      for (const code of codes) expect(code).toMatch(/^[A-Z0-9]{1,9}$/);
    }
  });

  it.each([
    ['AE', 'United Arab Emirates', 'DU', 'Dubai', 'Dubai'],
    ['AE', 'United Arab Emirates', 'AZ', 'Abu Dhabi', 'Abu Dhabi'],
    ['AE', 'United Arab Emirates', 'AZ', 'Abu Dhabi', 'Al Ain'],
    ['AU', 'Australia', 'NSW', 'New South Wales', 'Sydney'],
    ['BH', 'Bahrain', '13', 'Capital Governorate', 'Manama'],
    ['CA', 'Canada', 'ON', 'Ontario', 'Toronto'],
    ['CN', 'China', 'GD', 'Guangdong', 'Guangzhou'],
    ['DE', 'Germany', 'BY', 'Bavaria', 'Munich'],
    ['ES', 'Spain', 'MD', 'Madrid', 'Madrid'],
    ['FR', 'France', 'IDF', 'Île-de-France', 'Paris'],
    ['GB', 'United Kingdom', 'ENG', 'England', 'London'],
    ['HK', 'Hong Kong', 'HWC', 'Wan Chai', 'Hong Kong'],
    ['HK', 'Hong Kong', 'KYT', 'Yau Tsim Mong District', 'Mong Kok'],
    ['IN', 'India', 'MH', 'Maharashtra', 'Mumbai'],
    ['IT', 'Italy', '25', 'Lombardy', 'Milan'],
    ['JP', 'Japan', '13', 'Tokyo', 'Tokyo'],
    ['JP', 'Japan', '27', 'Osaka', 'Osaka'],
    ['KR', 'South Korea', '11', 'Seoul', 'Seoul'],
    ['KW', 'Kuwait', 'HA', 'Hawalli', 'Salmiya'],
    ['MY', 'Malaysia', '14', 'Kuala Lumpur', 'Kuala Lumpur'],
    ['NZ', 'New Zealand', 'AUK', 'Auckland', 'Auckland'],
    ['OM', 'Oman', 'MA', 'Muscat', 'Muscat'],
    ['QA', 'Qatar', 'DA', 'Doha', 'Doha'],
    ['QA', 'Qatar', 'RA', 'Al Rayyan', 'Al Rayyan'],
    ['SA', 'Saudi Arabia', '01', 'Riyadh Region', 'Riyadh'],
    ['SA', 'Saudi Arabia', '02', 'Mecca Region', 'Jeddah'],
    ['SA', 'Saudi Arabia', '04', 'Eastern Province', 'Dammam'],
    ['SG', 'Singapore', 'SG', 'Singapore', 'Singapore'],
    ['TW', 'Taiwan', 'TPE', 'Taipei', 'Taipei'],
    ['TH', 'Thailand', '10', 'Bangkok', 'Bangkok'],
    ['US', 'United States', 'CA', 'California', 'Los Angeles'],
    ['US', 'United States', 'NY', 'New York', 'New York City'],
    ['UA', 'Ukraine', '30', 'Kyiv City', 'Kyiv'],
    ['VN', 'Vietnam', 'SG', 'Ho Chi Minh City', 'Ho Chi Minh City'],
  ])('contain %s (%s): %s, %s, %s', async (country, countryName, state, stateName, city) => {
    expect(await bundledPlaces({})).toContainEqual({ name: countryName, iso2: country });
    expect(await bundledPlaces({ country })).toContainEqual({ name: stateName, iso2: state });
    expect(await names(country, state)).toContain(city);
  });

  it('have a state for the towns of every country', async () => {
    for (const country of ['SG', 'VA', 'GI', 'MO', 'HK', 'CW', 'FK']) {
      const states = await isoCodes(country);
      const cities = await Promise.all(states.map((state) => names(country, state)));
      expect(cities.flat(), country).not.toEqual([]);
    }
  });

  it('name their source and license', () => {
    const notice = readFileSync(new URL('data/NOTICE.md', import.meta.url), 'utf8');
    for (const part of ['GeoNames', 'Creative Commons Attribution 4.0', 'Changed:']) expect(notice).toContain(part);
  });
});
