/** The stories' locations, by the addresses below /api/locations. */
export const STORY_PLACES: Readonly<Record<string, readonly { name: string; iso2?: string }[]>> = {
  countries: [
    { name: 'Philippines', iso2: 'PH' },
    { name: 'Singapore', iso2: 'SG' },
  ],
  'countries/PH/states': [
    { name: 'Cavite', iso2: 'CAV' },
    { name: 'Cebu', iso2: 'CEB' },
  ],
  'countries/PH/states/CAV/cities': [{ name: 'Dasmariñas' }, { name: 'Imus' }],
  'countries/PH/states/CEB/cities': [{ name: 'Cebu City' }, { name: 'Talisay' }],
};
