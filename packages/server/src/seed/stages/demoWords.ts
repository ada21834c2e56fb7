/** Evidence of demo members for finished tasks. */
export const EVIDENCE = [
  'Done last night after the kids slept. It took me forty minutes.',
  'Posted in our group; Ate Liza answered within the hour.',
  'I did it twice because the first one was too long.',
  'Screenshot is in my folder, names covered.',
  'My sister checked it and understood it right away.',
  'Finished on my phone while waiting at the clinic.',
  'This was harder than I thought, but I have it now.',
  'The owner of the bakery near us let me practice on her page.',
  'I sent it to my accountability buddy and changed two sentences.',
  'Link: docs.google.com/document/d/portfolio-draft',
  'Internet was down the whole afternoon, so I used my backup SIM. It works!',
  'Three answers so far, one of them wants a call on Friday.',
  'I wrote it by hand first and then typed it.',
  'Watched the lesson again before I tried. Worth it.',
  'I asked my former supervisor, and she said yes.',
  'Kept it to one page as the coach said.',
] as const;

/** Notes of demo reviewers on returned requests. */
export const RETURN_NOTES = [
  'Almost there. Please add what the two people answered; a summary in your words is enough.',
  'Your price is missing. Work it out once more with the sheet and send it again.',
  'The link to your page asks for permission. Open it to everyone with the link.',
  'Good start! Write the offer for one kind of client only, then ask again.',
  'I could not hear the recording. Try again closer to the microphone.',
  'Please send five more proposals; the first five were for the same client.',
] as const;

/** Points that staff of the demo added or deducted, with the reason. */
export const ADJUSTMENTS: readonly (readonly [label: string, points: number])[] = [
  ['Helped at the orientation of Batch 18', 100],
  ['Hosted a mock call session', 75],
  ['Counted twice in the first import', -50],
  ['Answered questions of newcomers for a week', 60],
  ['Task approved by mistake', -100],
  ['Shared a template with everybody', 80],
  ['Translated a worksheet into Cebuano', 120],
  ['Spoke at the live workshop', 150],
];
