import { expect, test } from 'vitest';
import { livesInCities } from './livesInCities.ts';

test.each([
  ['Legazpi', 'Legazpi', true],
  ['Legazpi', 'legazpi ', true],
  ['Dasmariñas', 'Bacoor, dasmarinas', true],
  ['Quezon  City', 'Quezon City,', true],
  ['Quezon', 'Quezon City', false],
  ['Quezon City', 'Quezon', false],
  ['Naga', 'Legazpi, Daraga', false],
  [null, 'Legazpi', false],
  ['', 'Legazpi', false],
  ['Naga', '', true],
  [null, '', true],
  [null, ' , ', true],
])('a person in %j lives in %j: %j', (city, cities, lives) => {
  expect(livesInCities(city, cities)).toBe(lives);
});
