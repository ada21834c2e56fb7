import type { DemoCourse } from './types.ts';

export const aPortfolioBeforeTheFirstClient: DemoCourse = {
  name: 'A portfolio before the first client',
  shortDescription: 'Build three honest samples in three weeks and put them on one page you can send by message.',
  description: `“They want experience, but I need a client to get experience.” This course ends that circle. You make three samples for problems that really exist, say openly that they are samples, and put them on one light page.

You will be able to:

- choose sample projects that look like paid work
- write a case in six short parts
- keep client secrets while still showing what you can do`,
  author: 'coach',
  opens: 'membership',
  units: [
    {
      name: 'Choose what to make',
      shortDescription: 'Three samples, not thirty.',
      lessons: [
        {
          name: 'The first twenty hours',
          type: 'VIDEO',
          shortDescription: 'Enough practice to be useful, not perfect.',
          minutes: 19,
          body: `## Plan your twenty hours

The speaker says that the steep part of learning is shorter than we fear. Take one skill and split it.

- What is the **smallest piece** a client would pay for?
- Which tool do you need for that piece only?
- Where will you put forty-five minutes a day?

Write the answers before the talk ends.`,
          video: { link: 'https://www.youtube.com/watch?v=5MgBikgcWnY' },
        },
        {
          name: 'Three kinds of samples',
          type: 'TEXT',
          shortDescription: 'The repair, the set and the week.',
          minutes: 6,
          body: `## One of each

**The repair.** Take something public that is a little broken and fix a part: a price list that is hard to read, a menu, a long caption. Show before and after.

**The set.** Make five of the same thing: five product photos cleaned, five captions, five chat replies. Clients want to see that number four is as good as number one.

**The week.** Show a week of work: a content calendar, a closed week of sales, a calm inbox from Monday to Friday.

## Rules that keep you honest

- Write **“Sample project”** on the page. Never pretend that it was paid.
- Do not use a shop’s logo as if they hired you. Invent a shop: “Aling Nena’s Bakery, Iloilo”.
- No real names, phone numbers or addresses in screenshots.

> A sample says “this is how I work”. It does not need to say “somebody famous chose me”.`,
          files: [
            {
              name: 'Sample project brief.pdf',
              kind: 'pdf',
              lines: [
                '# Sample project brief',
                'Fill this in before you make anything. It keeps the sample small.',
                '## The invented client',
                'Shop or person: _________________________________________',
                'Place: ______________________  They sell: __________________',
                'What is not working: _____________________________________',
                '## The work',
                'Kind of sample:  repair / set / week',
                'What I will show at the end: _______________________________',
                'Hours I give it (at most 8): _________',
                '## Honest and safe',
                '[ ] The page says “Sample project”',
                '[ ] No real logo is used as if they hired me',
                '[ ] No real names, numbers or addresses',
                '[ ] Photos are mine, or free to use, with the source noted',
              ],
            },
          ],
        },
        {
          name: 'Thirty days of something small',
          type: 'VIDEO',
          shortDescription: 'A tiny project that fills a portfolio by itself.',
          minutes: 3,
          body: `## Pick one thing for thirty days

The talk is barely three minutes. Watch it twice.

Choose something that leaves **a visible result** each day: one caption, one cleaned photo, one row of expenses explained. After thirty days keep the best nine. That is already a gallery.`,
          video: { link: 'https://www.youtube.com/watch?v=UNP03fDSj1U' },
        },
      ],
    },
    {
      name: 'Make it well',
      shortDescription: 'Finish, then polish the part people see first.',
      lessons: [
        {
          name: 'Learn from others without copying them',
          type: 'VIDEO',
          shortDescription: 'The difference between studying and stealing.',
          minutes: 11,
          body: `## Study three people

The speaker is playful about borrowing ideas. Follow the honest half of his advice: **take from many, change it, say where it came from**.

Choose three freelancers you admire. For each one write what you like about their *structure*, not their colors. Use one structure in your sample.`,
          video: { link: 'https://www.youtube.com/watch?v=oww7oB9rjgw' },
        },
        {
          name: 'You are more creative than school said',
          type: 'VIDEO',
          shortDescription: 'Small steps for people who say “I am not artistic”.',
          minutes: 11,
          body: `## Why this is here

Many members stop at the blank page because somebody laughed at a drawing in Grade 4. The speaker tells stories of people who stepped back into creativity little by little.

After watching, make the **ugliest possible first version** of your sample in fifteen minutes. Now there is something to improve.`,
          video: { link: 'https://www.youtube.com/watch?v=16p9YRF0l-g' },
        },
        {
          name: 'Write the case in six parts',
          type: 'TEXT',
          shortDescription: 'A short story that a client can skim in a minute.',
          minutes: 7,
          body: `## The six parts

1. **Who:** “Aling Nena’s Bakery, two branches in Iloilo (sample project).”
2. **Problem:** “Orders came by text, by chat and on paper. Some were made twice.”
3. **What I did:** three bullets, with verbs.
4. **One picture:** the sheet, the post, the before and after.
5. **Result:** for a sample, say what it *would* let them do: “One list at 5:00 AM, sorted by pick-up time.”
6. **What I would do next:** this line shows that you think beyond the task.

## Keep it light

- About 120 words. One screen on a phone.
- One picture, under 200 KB. Your client may be on mobile data too.
- No “passionate”. Verbs do the work.

## Check it with a stranger

Show it for ten seconds, then hide it. Ask: “What do I do, and for whom?” If they can answer, it is ready. If not, part two is too long.`,
          files: [
            {
              name: 'Case in six parts.txt',
              kind: 'txt',
              lines: [
                'CASE IN SIX PARTS (copy, then fill)',
                '',
                '1. WHO',
                '   Name, place, size. Write “sample project” here if it is one.',
                '',
                '2. PROBLEM',
                '   Two sentences. What happened, and what it cost them.',
                '',
                '3. WHAT I DID',
                '   - Verb + thing',
                '   - Verb + thing',
                '   - Verb + thing',
                '',
                '4. ONE PICTURE',
                '   What must be seen in it: ____',
                '',
                '5. RESULT',
                '   A number you can prove, or what it lets them do now.',
                '',
                '6. WHAT I WOULD DO NEXT',
                '   One line.',
              ],
            },
          ],
        },
      ],
    },
    {
      name: 'Put it where people look',
      shortDescription: 'One page, one link, ready for a message.',
      lessons: [
        {
          name: 'One page that loads on prepaid data',
          type: 'VIDEO',
          shortDescription: 'What to keep, what to leave out.',
          minutes: 9,
          body: `## The page, top to bottom

- Your sentence: who you help and with what.
- Three samples, each with one picture.
- Two lines about how you work: hours, time zone, reply time.
- One button: **message me**.

No slider, no music, no long biography. Test it on an old phone with mobile data before you share it.`,
          video: { file: true },
        },
        {
          name: 'Touch a little HTML without fear',
          type: 'EMBED',
          shortDescription: 'Change a word, see it change.',
          minutes: 12,
          body: `## Ten minutes of play

You do not need to become a developer. But a freelancer who can fix a heading or a link saves a client a ticket.

1. Open the **HTML** tab and find a word you can read.
2. Look for the same word in the result.
3. Copy the code to your own pen, change the word, and watch.

You cannot break anything here.`,
          embedUrl: 'https://codepen.io/team/codepen/embed/PNaGbb?default-tab=html%2Cresult',
        },
        {
          name: 'Ask for a kind word',
          type: 'TEXT',
          shortDescription: 'How to request a testimonial that says something.',
          minutes: 5,
          body: `## Ask early, ask small

The best day to ask is the day they say “thank you”. Do not wait for the end of the year.

> “I am glad it helped. May I quote you on my page? Two or three sentences are enough: what was hard before, what is different now, and who you would recommend this to. You may also say no, and nothing changes between us.”

## If they are busy

Write a draft from their own messages and ask them to correct it. Never publish before they answer.

## If you have no client

Ask a teacher, a former supervisor or the cousin whose orders you organized. Say what it was: “I handled the pre-orders for our family’s ube jam, 60 jars, December.” It is small, it is true, and it sounds like work, because it was.`,
          files: [
            {
              name: 'Asking for a testimonial.txt',
              kind: 'txt',
              lines: [
                'ASKING FOR A TESTIMONIAL',
                '',
                'TO A CLIENT',
                'I am glad it helped. May I quote you on my page? Two or three sentences are enough:',
                '1. What was hard before?',
                '2. What is different now?',
                '3. Who would you recommend this to?',
                'You may also say no, and nothing changes between us.',
                '',
                'TO A FORMER TEACHER OR SUPERVISOR',
                'Good day, [name]. I am starting as a freelancer in [work].',
                'You saw how I handled [one true example]. Would you write two sentences about that?',
                '',
                'WHEN THEY ARE BUSY',
                'I wrote a draft from your own messages. Please change whatever is not right.',
                'I publish it only after you answer.',
                '',
                'KEEP',
                'The answer, the date, and how they want to be named: full name, first name, or the kind of business.',
              ],
            },
          ],
        },
        {
          name: 'Keep secrets while showing work',
          type: 'VIDEO',
          shortDescription: 'Blur, rename, ask.',
          minutes: 7,
          body: `## Before you publish

- **Ask** in one sentence, and keep the answer.
- **Rename** the client: “a dental clinic in Perth”.
- **Rebuild** the screen with invented data instead of blurring the real one. Blur can be undone more often than people think.

If a contract says everything is confidential, believe it. Show a sample of the same kind instead.`,
          video: { file: true },
          files: [
            {
              name: 'Before you publish.pdf',
              kind: 'pdf',
              lines: [
                '# Before you publish',
                'Go through this for every case on your page.',
                '## Permission',
                '[ ] The client said yes in writing, or the case is a sample and says so',
                '[ ] The contract does not forbid it',
                '[ ] I keep the message where I can find it',
                '## Privacy',
                '[ ] No names of customers, no order numbers, no addresses',
                '[ ] No faces without permission, children never',
                '[ ] Screens rebuilt with invented data',
                '## Readability',
                '[ ] It reads in one minute on a phone',
                '[ ] Pictures are under 200 KB each',
                '[ ] The button to message me works',
              ],
            },
          ],
        },
      ],
    },
  ],
};
