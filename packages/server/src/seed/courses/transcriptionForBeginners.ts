import type { DemoCourse } from './types.ts';

export const transcriptionForBeginners: DemoCourse = {
  name: 'Transcription for beginners',
  shortDescription: 'Type what people say, clearly and fairly. An older course, kept for members who started it.',
  description: `Much of this work is now done by programs first and by people second. We keep the course for those who began it, and because careful listening is still worth learning. For new members we recommend *Virtual assistance from the first day*.

- two styles of transcripts, and when to use which
- how to listen, stop and type without pain
- how to correct a draft that a program made`,
  author: 'coach',
  opens: 'membership',
  archived: true,
  units: [
    {
      name: 'Listen',
      shortDescription: 'Ears first.',
      lessons: [
        {
          name: 'Clean or word for word',
          type: 'VIDEO',
          shortDescription: 'Two styles, two prices.',
          minutes: 7,
          body: `## Ask before you start

**Clean:** without “uhm”, without repeated words, easy to read. **Word for word:** everything, with pauses marked, for lawyers and researchers.

The second takes much longer. Quote it by the minute of sound, and listen to three minutes from the *middle* of the file before you name a price.`,
          video: { file: true },
        },
        {
          name: 'Marks that readers understand',
          type: 'TEXT',
          shortDescription: 'A small set, used the same way each time.',
          minutes: 6,
          body: `## The set

| You hear | You write |
| --- | --- |
| a word you cannot hear | [unclear 04:12] |
| two people at once | [both speaking] |
| laughter that matters | [laughs] |
| a name you are not sure of | Magbanua [spelling?] |
| a long silence | [pause] |

## Speakers

Use names if you know them: **LIZA:** and **RAMON:**. If not, SPEAKER 1 and SPEAKER 2, in the order in which they speak. When a third voice appears for one sentence, it is SPEAKER 3, even if it is only the waiter.

## Time marks

Every two minutes, and wherever something is unclear. The client can then jump to the place instead of listening to everything again.

> Never guess a name or a number. An honest [unclear] is worth more than a confident mistake.

Send your list of marks with the first file. Clients who use their own list will tell you, and you change it once, not forty times.`,
          files: [
            {
              name: 'Transcript marks.pdf',
              kind: 'pdf',
              lines: [
                '# Transcript marks',
                'Send this page with your first file.',
                '## Marks',
                '[unclear 04:12]   a word I could not hear, with the time',
                '[both speaking]   two people at once',
                '[laughs]   only when it matters',
                '[pause]   longer than three seconds',
                'Name [spelling?]   I am not sure of the name',
                '## Before I send a file',
                '[ ] Speakers have the same names from start to end',
                '[ ] A time mark every two minutes',
                '[ ] Numbers, dates and names listened to twice',
                '[ ] Spell check done, Filipino words left as they are',
                '[ ] File name: client, date, minutes',
              ],
            },
          ],
        },
        {
          name: 'What keeps people going',
          type: 'VIDEO',
          shortDescription: 'A short talk on staying with something boring and hard.',
          minutes: 6,
          body: `## The middle of the file

Minute one is exciting, the last minute is a relief. The work is in between. The speaker talks about **passion and patience over a long time**.

Divide your next file into pieces of five minutes. Stand up after each. Write down at which piece you wanted to stop, and what helped.`,
          video: { link: 'https://www.youtube.com/watch?v=H14bBuluwB8' },
        },
      ],
    },
    {
      name: 'Type',
      shortDescription: 'Hands and posture.',
      lessons: [
        {
          name: 'Keys instead of the mouse',
          type: 'VIDEO',
          shortDescription: 'Play, stop and back without leaving the text.',
          minutes: 8,
          body: `## Three keys

Set one key for **play and stop**, one for **back three seconds**, one for **slower**. Practice ten minutes with any interview.

At first it feels slow. After a few days your hands know it, and you stop looking away from the sentence. That is where the time is won.`,
          video: { file: true },
        },
        {
          name: 'A desk that does not hurt',
          type: 'TEXT',
          shortDescription: 'Cheap ways to save your neck and hands.',
          minutes: 5,
          body: `## With what you have

- Lift the screen with books until the **top edge** is at your eyes. On a laptop this needs a second keyboard, often under ₱500.00.
- Elbows at the height of the table. A folded blanket on the chair does it.
- Feet flat, or on a rice sack.
- Light from the side, not from behind the screen.

## The clock

Twenty-five minutes of typing, five minutes of *not sitting*. Water the plants. Look at something far away, so that the eyes rest.

## Three movements

1. Roll the shoulders back, ten times.
2. Open and close the hands, slowly, ten times.
3. Turn the head left and right, as if you say a very slow no.

If your fingers tingle or stay numb, stop and see a doctor. No deadline is worth your hands. Tell the client early: most people have had the same pain, and they understand.`,
        },
        {
          name: 'A practice file with its answer',
          type: 'EMBED',
          shortDescription: 'Three minutes of a market interview, with the finished text.',
          minutes: 15,
          body: `## Compare, do not copy

Type the interview first, without looking. Then open the finished text and mark the differences in three colors: **names**, **missed words**, **punctuation**.

Where you have more than five of one color, you know what to practice tomorrow.`,
          embedUrl: 'https://docs.google.com/document/d/e/2PACX-atlas-demo-transcript-practice/pub?embedded=true',
        },
      ],
    },
    {
      name: 'Correct',
      shortDescription: 'The work that stayed.',
      lessons: [
        {
          name: 'Correct a draft from a program',
          type: 'VIDEO',
          shortDescription: 'Where it fails, and how to find it quickly.',
          minutes: 10,
          body: `## Look here first

Programs are good at clear English and weak at **names, numbers, Taglish and two people at once**. So read those places first.

- Search every digit and listen again.
- Make a list of names before you begin.
- Read one page aloud. Your ear finds what your eye forgives.`,
          video: { file: true },
          files: [
            {
              name: 'Correction order.txt',
              kind: 'txt',
              lines: [
                'CORRECT A DRAFT, IN THIS ORDER',
                '',
                '1. Names: write the list before you begin. Ask the client for spellings.',
                '2. Numbers: search every digit, listen again, compare with the list.',
                '3. Places with two voices: who speaks? Mark the change.',
                '4. Taglish: keep it as it was said. Do not translate.',
                '5. Small words: “can” and “cannot”, “fifteen” and “fifty”.',
                '6. Punctuation: read one page aloud.',
                '7. Time marks: every two minutes, and at each [unclear].',
                '',
                'STOP WHEN',
                '- you listened to every [unclear] twice',
                '- the list of names has no question mark left, or the client knows which ones remain',
              ],
            },
          ],
        },
        {
          name: 'Bored? Good',
          type: 'VIDEO',
          shortDescription: 'Why an idle mind is useful after a long day of listening.',
          minutes: 16,
          body: `## Leave the earphones at home

After hours of voices, take a walk without any. The speaker explains what a wandering mind is good for.

Try it for three days: **no phone on the way to the store**. Write down one idea that came by itself. It may be your next service.`,
          video: { link: 'https://www.youtube.com/watch?v=c73Q8oQmwzo' },
        },
        {
          name: 'Where this skill leads now',
          type: 'TEXT',
          shortDescription: 'Four services that grew out of listening.',
          minutes: 5,
          body: `## Careful listening still sells

If you liked this course, look at work in which a person must *judge* what was said:

1. **Show notes** for podcasts: title, summary, links, three good quotes.
2. **Captions** for videos in Filipino and English, timed and corrected.
3. **Meeting notes:** decisions, names and dates on one page, within the hour.
4. **Research quotes:** find the passage that answers a question, with its time mark.

## How to move over

Take an old transcript and make one of the four from it. That is your sample. Offer it to a client who already trusts you:

> “I noticed that nobody reads the 30 pages. Shall I send a one-page summary with decisions and dates from now on, for ₱400.00 a meeting?”

The typing got cheaper. The **understanding** did not.`,
        },
      ],
    },
  ],
};
