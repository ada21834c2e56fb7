import type { DemoCourse } from './types.ts';

export const englishForCalls: DemoCourse = {
  name: 'English for calls',
  shortDescription: 'Speak so that people want to listen, with the accent you have and the words you know.',
  description: `Your accent is fine. What helps on calls is speed, structure and a few sentences that rescue you when a word is missing. Practice ten minutes a day, aloud. Reading silently does not count.

You will be able to:

- open, steer and close a call in simple sentences
- ask somebody to repeat without embarrassment
- read numbers, dates and prices clearly
- disagree politely`,
  author: 'coach',
  opens: 'free',
  units: [
    {
      name: 'Voice',
      shortDescription: 'Slower is kinder.',
      lessons: [
        {
          name: 'How to speak so that people listen',
          type: 'VIDEO',
          shortDescription: 'Habits to lose, and a toolbox for the voice.',
          minutes: 10,
          body: `## Watch once, practice once

Watch to the end, then go back to the part about **pace and pitch** and do the exercises aloud with the speaker.

Record thirty seconds of yourself before and after: your name, your work, one thing you did today. Do not judge the accent. Listen for speed.`,
          video: { link: 'https://www.youtube.com/watch?v=eIho2S0ZahI' },
        },
        {
          name: 'Pause where the comma is',
          type: 'TEXT',
          shortDescription: 'A reading exercise for five evenings.',
          minutes: 6,
          body: `## Why slower

On a call the line cuts small sounds. When you speak fast, the client guesses. When you pause, the client understands. You also win time to think.

## Five evenings

Read this aloud, with a breath at each stroke:

> Good morning, Ms. Harper. / This is Aileen from the support team. / I have three things for today: / the late orders, / the new price list, / and one question about Friday. / Which one shall we take first?

1. **Monday:** read it three times, slowly.
2. **Tuesday:** record it, and listen once.
3. **Wednesday:** change the names and the three things.
4. **Thursday:** say it without reading.
5. **Friday:** say it to a friend on a real call.

## Sounds worth five minutes

- *fifteen* and *fifty*: say the **n**, and then repeat with digits: “fifteen, one five”.
- *can* and *can’t*: say “cannot” on calls. Nobody will mind, and nobody will be wrong.
- *p* and *f*, *b* and *v*: spell with names. “V as in Victor.”`,
          files: [
            {
              name: 'Reading exercise.pdf',
              kind: 'pdf',
              lines: [
                '# Reading exercise',
                'Five evenings, ten minutes each. Breathe at every stroke ( / ).',
                '## Text',
                'Good morning, Ms. Harper. / This is Aileen from the support team. /',
                'I have three things for today: / the late orders, / the new price list, / and one question about Friday. /',
                'Which one shall we take first?',
                '## Evenings',
                '[ ] Monday: three times, slowly',
                '[ ] Tuesday: recorded, listened to once',
                '[ ] Wednesday: with my own names and three things',
                '[ ] Thursday: without reading',
                '[ ] Friday: to a friend on a real call',
                '## Pairs to say aloud',
                'fifteen, one five / fifty, five zero',
                'thirteen, one three / thirty, three zero',
                'I can do it today / I cannot do it today',
                'coffee / copy        vest / best        fan / pan',
              ],
            },
          ],
        },
        {
          name: 'Confidence is a skill',
          type: 'VIDEO',
          shortDescription: 'A coach on repetition and kind self-talk.',
          minutes: 13,
          body: `## Your letter

The speaker tells of a letter he wrote to himself about what he does well. Write yours: five lines, no jokes. “I stayed calm when the order was lost. I learned the system in a week.”

Read it **before** each client call this month. Keep it private if you like.`,
          video: { link: 'https://www.youtube.com/watch?v=w-HYZv6HzAs' },
        },
      ],
    },
    {
      name: 'Sentences that rescue you',
      shortDescription: 'Learn twelve, use them for years.',
      lessons: [
        {
          name: 'When you did not understand',
          type: 'VIDEO',
          shortDescription: 'Five ways to ask again.',
          minutes: 7,
          body: `## Never pretend

- “Could you say the last part again, please?”
- “Did you say **fifteen**, one five?”
- “I know the word, but not in this context. What does it mean here?”
- “The line cut. I heard ‘the invoice’, and then nothing.”
- “Let me repeat, so that I do it right.”

Say one of these within five seconds. After a minute it gets harder.`,
          video: { file: true },
        },
        {
          name: 'Phrases for every part of a call',
          type: 'TEXT',
          shortDescription: 'Simple, correct and short.',
          minutes: 7,
          body: `## Opening

- “Good morning. Can you hear me well?”
- “I planned thirty minutes. Is that still good for you?”
- “May I share what I prepared?”

## Steering

- “Before we go on, may I check one thing?”
- “That is important. Shall we put it on the list and come back to it?”
- “I see two ways. The first is quicker, the second is safer.”

## Disagreeing

| Instead of | Say |
| --- | --- |
| “That is impossible” | “In two days it would not be good. Thursday would.” |
| “You did not tell me” | “I did not have that information. Now I do.” |
| “As per your email” | “You wrote that …” |
| “I will try my best” | “You will have it on Friday at noon.” |

## Closing

- “So I will do A, and you send me B. Did I miss anything?”
- “Thank you. I will write this down and send it in an hour.”

> Short sentences are not childish. They are what pilots use.`,
          files: [
            {
              name: 'Call phrases.txt',
              kind: 'txt',
              lines: [
                'CALL PHRASES',
                '',
                'OPENING',
                'Good morning. Can you hear me well?',
                'I planned thirty minutes. Is that still good for you?',
                'May I share what I prepared?',
                '',
                'WHEN I DID NOT UNDERSTAND',
                'Could you say the last part again, please?',
                'Did you say fifteen, one five?',
                'Let me repeat, so that I do it right.',
                '',
                'WHEN I NEED TIME',
                'Let me think for a moment.',
                'I would like to check that and write to you by 4:00 PM Manila time.',
                '',
                'DISAGREEING',
                'I see it differently. May I explain?',
                'In two days it would not be good. Thursday would.',
                '',
                'CLOSING',
                'So I will do A, and you send me B. Did I miss anything?',
                'Thank you. I will send the summary in an hour.',
              ],
            },
          ],
        },
        {
          name: 'Phrase cards to turn',
          type: 'EMBED',
          shortDescription: 'Twenty cards: Filipino thought on one side, call English on the other.',
          minutes: 8,
          body: `## Play with a partner

One person reads the thought, for example *“Hindi ko po kaya bukas.”* The other says it for a client: **“Tomorrow is not possible. Wednesday at noon is.”**

Change after ten cards. Keep the ones that were hard in a small pile and start with them tomorrow.`,
          embedUrl: 'https://www.canva.com/design/DAGatlasDemo1/view?embed',
        },
        {
          name: 'One idea at a time',
          type: 'VIDEO',
          shortDescription: 'What makes a talk easy to follow.',
          minutes: 8,
          body: `## The same on a call

The speaker describes a talk as **one idea** that you build in another person’s head. A status call is the same, only smaller.

Before your next call, finish this sentence: “After this call they should understand that …” If there are two endings, there are two calls, or a call and a message.`,
          video: { link: 'https://www.youtube.com/watch?v=-FOCpMAww28' },
        },
      ],
    },
    {
      name: 'Practice like a professional',
      shortDescription: 'Small, often, aloud.',
      lessons: [
        {
          name: 'Numbers, dates and money',
          type: 'VIDEO',
          shortDescription: 'The part where mistakes cost pesos.',
          minutes: 9,
          body: `## Say it twice, in two ways

- **$1,350.00:** “one thousand three hundred fifty dollars, one three five zero”.
- **Friday, 11/14/2025:** “Friday, the fourteenth of November”. Month and day change places in other countries, so say the name.
- **7:30 PM Manila:** “seven thirty in the evening, Manila time”.

Ask the other person to repeat. It is normal, and it is professional.`,
          video: { file: true },
          files: [
            {
              name: 'Numbers aloud.pdf',
              kind: 'pdf',
              lines: [
                '# Numbers aloud',
                'Say each line twice: once as words, once digit by digit.',
                '## Money',
                '$13.00 and $30.00',
                '$1,350.00: one thousand three hundred fifty dollars',
                '₱15,000.00 and ₱50,000.00',
                '₱2,999.75: two thousand nine hundred ninety-nine pesos and seventy-five centavos',
                '## Dates',
                '11/12/2025: the twelfth of November. Always say the name of the month.',
                'Friday, 11/14/2025, at 7:30 PM Manila time',
                '## Spelling names',
                'A as in Apple, B as in Boy, C as in Cat, D as in Dog, E as in Easy',
                'M as in Mango, N as in Nancy, P as in Peter, F as in Fox, V as in Victor',
                '## After each number',
                '[ ] I asked the other person to repeat it',
                '[ ] I sent it in writing after the call',
              ],
            },
          ],
        },
        {
          name: 'Ten minutes a day for three weeks',
          type: 'TEXT',
          shortDescription: 'A plan that survives a busy life.',
          minutes: 5,
          body: `## Week 1: shadow

Take any clear English speaker you like. Listen to one sentence, stop, say it with the same music. Ten minutes, walking is fine. You copy the **rhythm**, not the accent.

## Week 2: tell

Every evening tell your phone about your day in ninety seconds: what I did, what was hard, what I will do tomorrow. Delete it or keep it. On Sunday listen to the first and the last one.

## Week 3: meet

Two practice calls with another member, fifteen minutes each. One is the client. Use the phrases, and stop after five minutes to say what was clear.

## When you miss a day

Do the next one. No double sessions, no guilt. A habit is not a chain that breaks. It is a path you walk again.

> Lorna from Tacloban practiced with her rice cooker as the audience for three weeks. “It never interrupts,” she says, “and it always ends on time.”`,
        },
        {
          name: 'A whole lecture on speaking',
          type: 'VIDEO',
          shortDescription: 'For a rainy Sunday. Take notes like a student.',
          minutes: 60,
          body: `## How to watch an hour

It is a full university lecture about how to speak. Watch it in three parts, with a snack between.

- Part 1: how to **start**, and why not with a joke.
- Part 2: tools and props.
- Part 3: how to **end**.

Write one rule from each part on a card. Three cards are enough for a year.`,
          video: { link: 'https://www.youtube.com/watch?v=Unzc731iCUY' },
        },
      ],
    },
  ],
};
