import { course, lesson, lessonFile, unit, type CourseFixture, type UnitFixture } from './courses.ts';

const MB = 1_000_000;
const minutes = (count: number) => count * 60;

const reading = lesson({
  databaseId: 102,
  name: 'How to read a job post in layers',
  durationSeconds: minutes(5),
  content: {
    body: `## Three layers in every post

**The task** is what they typed: “need VA for email”. **The pain** is what pushed them to type it: nobody answered customers last weekend. **The person** is how they typed it: short and tired, or careful and numbered.

| They write | It often means | Mention in your proposal |
| --- | --- | --- |
| “ASAP” | somebody just left | the hour you can start |
| “long term” | they are tired of training people | how you take notes |

## Try it now

- Pick one post from today.
- Underline the task in one color and the pain in another.
- If nothing is left for the second color, write down [the question you would ask](https://example.com/questions).`,
    bodyTree: [
      ['h1', {}, ['Three layers in every post']],
      [
        'p',
        {},
        [
          ['strong', {}, ['The task']],
          ' is what they typed: “need VA for email”. ',
          ['strong', {}, ['The pain']],
          ' is what pushed them to type it: nobody answered customers last weekend. ',
          ['strong', {}, ['The person']],
          ' is how they typed it: short and tired, or careful and numbered.',
        ],
      ],
      [
        'table',
        {},
        [
          [
            'thead',
            {},
            [
              [
                'tr',
                {},
                [
                  ['th', {}, ['They write']],
                  ['th', {}, ['It often means']],
                  ['th', {}, ['Mention in your proposal']],
                ],
              ],
            ],
          ],
          [
            'tbody',
            {},
            [
              [
                'tr',
                {},
                [
                  ['td', {}, ['“ASAP”']],
                  ['td', {}, ['somebody just left']],
                  ['td', {}, ['the hour you can start']],
                ],
              ],
              [
                'tr',
                {},
                [
                  ['td', {}, ['“long term”']],
                  ['td', {}, ['they are tired of training people']],
                  ['td', {}, ['how you take notes']],
                ],
              ],
            ],
          ],
        ],
      ],
      ['h1', {}, ['Try it now']],
      [
        'ul',
        {},
        [
          ['li', {}, ['Pick one post from today.']],
          ['li', {}, ['Underline the task in one color and the pain in another.']],
          [
            'li',
            {},
            [
              'If nothing is left for the second color, write down ',
              ['a', { href: 'https://example.com/questions' }, ['the question you would ask']],
              '.',
            ],
          ],
        ],
      ],
    ],
    files: [lessonFile({ databaseId: 1020, name: 'Job post reading sheet.pdf', bytes: 180_000 })],
  },
});

const board = lesson({
  databaseId: 103,
  name: 'Sort twelve posts on a board',
  type: 'EMBED',
  durationSeconds: minutes(8),
  dataBytes: 2 * MB,
  content: {
    body: `## What to do on the board

There are twelve notes, each with a real kind of post, names removed. Move each one under **Write**, **Ask first** or **Let go**.

Then compare with the reasons at the right edge. Disagree with at least one of them, and tell the group why.`,
    bodyTree: [
      ['h1', {}, ['What to do on the board']],
      [
        'p',
        {},
        [
          'There are twelve notes, each with a real kind of post, names removed. Move each one under ',
          ['strong', {}, ['Write']],
          ', ',
          ['strong', {}, ['Ask first']],
          ' or ',
          ['strong', {}, ['Let go']],
          '.',
        ],
      ],
      ['p', {}, ['Then compare with the reasons at the right edge. Disagree with at least one of them, and tell the group why.']],
    ],
    embedUrl: 'https://miro.com/app/live-embed/story/',
  },
});

const opening = lesson({
  databaseId: 104,
  name: 'Open with their problem, not your résumé',
  type: 'VIDEO',
  durationSeconds: minutes(12),
  dataBytes: 24 * MB,
  content: {
    body: `A client reads the first two lines on a phone, between other things. If those lines are about you, they scroll on. If they are about **the problem in their post**, they keep reading.

## Try this order

1. Repeat the problem in your own words.
2. Say what you would do first, this week.
3. Only then, one line about why you.

> “You have 400 unread support emails and a launch on Monday. I would sort them into five answers by tonight.”`,
    bodyTree: [
      [
        'p',
        {},
        [
          'A client reads the first two lines on a phone, between other things. If those lines are about you, they scroll on. If they are about ',
          ['strong', {}, ['the problem in their post']],
          ', they keep reading.',
        ],
      ],
      ['h1', {}, ['Try this order']],
      [
        'ol',
        {},
        [
          ['li', {}, ['Repeat the problem in your own words.']],
          ['li', {}, ['Say what you would do first, this week.']],
          ['li', {}, ['Only then, one line about why you.']],
        ],
      ],
      [
        'blockquote',
        {},
        [['p', {}, ['“You have 400 unread support emails and a launch on Monday. I would sort them into five answers by tonight.”']]],
      ],
    ],
    videoUrl: 'https://youtu.be/qp0HIF3SfI4',
    videoEmbedUrl: 'https://www.youtube-nocookie.com/embed/qp0HIF3SfI4',
    files: [
      lessonFile({ databaseId: 1040, name: 'Ten openings to adapt.pdf', bytes: 240_000 }),
      lessonFile({ databaseId: 1041, name: 'Before and after.docx', bytes: 64_000 }),
    ],
  },
});

/** The outline: a lesson of each type, in the order of a real course. */
const units: readonly UnitFixture[] = [
  unit({
    databaseId: 10,
    name: 'Know who you write to',
    shortDescription: 'Read the post as the client wrote it: in a hurry.',
    lessons: [
      lesson({
        databaseId: 101,
        name: 'Three questions before you apply',
        type: 'VIDEO',
        durationSeconds: minutes(6),
        dataBytes: 12 * MB,
      }),
      reading,
      board,
    ],
  }),
  unit({
    databaseId: 11,
    name: 'The first two sentences',
    shortDescription: 'What a client sees on the phone before deciding to scroll.',
    lessons: [
      opening,
      lesson({ databaseId: 105, name: 'Rewrite one opening of yours', durationSeconds: minutes(10) }),
      lesson({
        databaseId: 106,
        name: 'Say it aloud, then shorten it',
        type: 'VIDEO',
        durationSeconds: minutes(7),
        dataBytes: 15 * MB,
        content: {
          body: '',
          videoFile: lessonFile({ databaseId: 1060, name: 'Say it aloud.mp4', bytes: 15 * MB, category: 'video', purpose: 'video' }),
          files: [lessonFile({ databaseId: 1061, name: 'Words to cut.pdf', bytes: 90_000 })],
        },
      }),
    ],
  }),
  unit({
    databaseId: 12,
    name: 'Price, date, next step',
    shortDescription: 'How a proposal ends.',
    lessons: [
      lesson({
        databaseId: 107,
        name: 'Name a price without apologizing',
        type: 'VIDEO',
        durationSeconds: minutes(14),
        dataBytes: 31 * MB,
      }),
      lesson({ databaseId: 108, name: 'Follow up twice, kindly', durationSeconds: minutes(6) }),
    ],
  }),
];

/** "Proposals that get answered", the course whose content stories show. */
export const proposals = (named: Partial<CourseFixture> = {}): CourseFixture =>
  course({
    name: 'Proposals that get answered',
    shortDescription: 'Write short proposals that a busy client reads to the end, and follow up without feeling shy about it.',
    author: { databaseId: 21, name: 'Liza Montemayor' },
    units,
    ...named,
  });
