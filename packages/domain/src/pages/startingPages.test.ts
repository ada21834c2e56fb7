import { describe, expect, test } from 'vitest';
import { fieldErrors } from '../forms/fieldErrors.ts';
import { landingDraftForm } from './landingDraftForm.ts';
import { publishProblems } from './publishCheck.ts';
import { STARTING_PAGES, startingBlocks, startingShare } from './startingPages.ts';

const FACTS = { name: 'Kickstart', description: 'Learn to work from home.' };
/** The longest product: 150 and 2,000 characters. */
const LONGEST = { name: 'N'.repeat(150), description: 'D'.repeat(2000) };
/** An emoji has two characters of which none may be alone. */
const EMOJIS = { name: '🌊'.repeat(75), description: '🌊'.repeat(1000) };

const draftOf = (page: (typeof STARTING_PAGES)[number]['value'], facts: typeof FACTS) => ({
  blocks: [...startingBlocks(page, facts)],
  ...startingShare(facts),
});

describe.each(STARTING_PAGES)('$label', ({ value }) => {
  test.each([FACTS, LONGEST, EMOJIS, { name: 'K', description: '' }])('is a valid draft for any product', (facts) => {
    const draft = draftOf(value, facts);
    expect(fieldErrors(landingDraftForm, draft)).toBeUndefined();
    expect(JSON.stringify(draft)).not.toMatch(/\\ud[89a-f]/);
    expect(landingDraftForm.parse(draft)).toEqual(draft);
  });

  test('can be published at once', () => expect(publishProblems(draftOf(value, FACTS))).toEqual([]));

  test('needs a description when the product has none', () =>
    expect(publishProblems(draftOf(value, { ...FACTS, description: '' }))).toEqual([
      { check: 'share', text: 'Enter the description of shared links.' },
    ]));

  test('begins with the name of the product', () =>
    expect(startingBlocks(value, FACTS)[0]).toMatchObject({ kind: 'hero', props: { headline: FACTS.name, text: FACTS.description } }));
});

test('a text that does not fit is shortened', () => {
  expect(startingShare(LONGEST)).toEqual({ shareTitle: `${'N'.repeat(99)}…`, shareDescription: `${'D'.repeat(199)}…` });
  expect(startingBlocks('sales', LONGEST)[0]?.props).toMatchObject({ headline: `${'N'.repeat(119)}…`, text: `${'D'.repeat(399)}…` });
});
