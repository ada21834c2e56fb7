import type { RichText } from '@atlas/domain/richText';

export interface LessonGiven {
  name: string;
  type: 'VIDEO' | 'TEXT' | 'EMBED';
  minutes: number;
  dataBytes?: number;
  /** Markdown, as staff write it. */
  body?: string;
  /** What the server makes of it. */
  bodyTree?: RichText;
  videoEmbedUrl?: string;
  embedUrl?: string;
  files?: readonly { name: string; bytes: number }[];
}

export interface UnitGiven {
  name: string;
  shortDescription?: string;
  lessons: readonly LessonGiven[];
}

const MB = 1_000_000;

const video: LessonGiven = {
  name: 'Open with their problem, not your résumé',
  type: 'VIDEO',
  minutes: 12,
  dataBytes: 24 * MB,
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
  videoEmbedUrl: 'https://www.youtube-nocookie.com/embed/qp0HIF3SfI4',
  files: [
    { name: 'Ten openings to adapt.pdf', bytes: 240_000 },
    { name: 'Before and after.docx', bytes: 64_000 },
  ],
};

const text: LessonGiven = {
  name: 'How to read a job post in layers',
  type: 'TEXT',
  minutes: 5,
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
  files: [{ name: 'Job post reading sheet.pdf', bytes: 180_000 }],
};

const embed: LessonGiven = {
  name: 'Sort twelve posts on a board',
  type: 'EMBED',
  minutes: 8,
  dataBytes: 2 * MB,
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
};

/** The outline of "Proposals that get answered": a lesson of each type, in the order of a real course. */
export const proposalUnits: readonly UnitGiven[] = [
  {
    name: 'Know who you write to',
    shortDescription: 'Read the post as the client wrote it: in a hurry.',
    lessons: [{ name: 'Three questions before you apply', type: 'VIDEO', minutes: 6, dataBytes: 12 * MB }, text, embed],
  },
  {
    name: 'The first two sentences',
    shortDescription: 'What a client sees on the phone before deciding to scroll.',
    lessons: [
      video,
      { name: 'Rewrite one opening of yours', type: 'TEXT', minutes: 10 },
      {
        name: 'Say it aloud, then shorten it',
        type: 'VIDEO',
        minutes: 7,
        dataBytes: 15 * MB,
        files: [
          { name: 'Say it aloud.mp4', bytes: 15 * MB },
          { name: 'Words to cut.pdf', bytes: 90_000 },
        ],
      },
    ],
  },
  {
    name: 'Price, date, next step',
    shortDescription: 'How a proposal ends.',
    lessons: [
      { name: 'Name a price without apologizing', type: 'VIDEO', minutes: 14, dataBytes: 31 * MB },
      { name: 'Follow up twice, kindly', type: 'TEXT', minutes: 6 },
    ],
  },
];
