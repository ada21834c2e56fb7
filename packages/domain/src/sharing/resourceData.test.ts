import { expect, test } from 'vitest';
import { resourceData } from './resourceData.ts';

const NAMED = { name: 'Twelve questions', url: 'https://atlas.example/resources/public/7', kind: 'PDF' };
const SAID = {
  '@context': 'https://schema.org',
  '@type': 'LearningResource',
  name: 'Twelve questions',
  url: 'https://atlas.example/resources/public/7',
  learningResourceType: 'PDF',
  isAccessibleForFree: true,
};

test.each([
  ['An honest test.', { ...SAID, description: 'An honest test.' }],
  ['', SAID],
])('resourceData for the description %j', (description, data) => {
  expect(resourceData({ ...NAMED, description })).toEqual(data);
});
