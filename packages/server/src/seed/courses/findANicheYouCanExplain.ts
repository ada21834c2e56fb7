import type { DemoCourse } from './types.ts';

export const findANicheYouCanExplain: DemoCourse = {
  name: 'Find a niche you can explain',
  shortDescription: 'Choose who you help and with what, in one sentence that your tita could repeat.',
  description: `A niche is a promise, not a prison. You choose it so that people remember you, and you may change it when you know more.

By the end you will have:

- a list of what you already know from school, work and home
- three possible niches, tested with five short conversations
- one sentence that says who you help, with what, and what changes for them`,
  author: 'head-coach',
  opens: 'membership',
  units: [
    {
      name: 'Look at what you already have',
      shortDescription: 'Your old jobs are not wasted years.',
      lessons: [
        {
          name: 'You do not need one true calling',
          type: 'VIDEO',
          shortDescription: 'For everyone who likes too many things.',
          minutes: 13,
          body: `## A relief for the curious

The speaker describes people who love many subjects, and the strengths that come with it. If that is you, a niche is only **where the two of your interests meet today**.

Write two lists while you watch: what you keep returning to, and what people thank you for. Circle one pair.`,
          video: { link: 'https://www.youtube.com/watch?v=4sZdcB6bjI8' },
        },
        {
          name: 'The inventory of small skills',
          type: 'TEXT',
          shortDescription: 'What you call nothing, a client calls experience.',
          minutes: 7,
          body: `## Four drawers to open

Set a timer for twenty minutes and fill four drawers. Write small things. Small things are easier to sell.

1. **Work:** Did you count stock at the sari-sari store? Answer calls at night? Encode grades?
2. **School:** Thesis formatting, lab reports, events, layouts for the org.
3. **Home:** Budgets, schedules of a sick parent, the family’s online selling.
4. **People:** Who asks you for help, and for what?

## Then translate

| You say | A client hears |
| --- | --- |
| “Bantay ng tindahan” | inventory and daily sales |
| “Barangay secretary” | records, minutes, letters |
| “Call center, three years” | customer care under pressure |
| “Class mayor” | follow-up and schedules |

Do not polish yet. Twenty honest lines beat five impressive ones.

> If it was easy for you and hard for a friend, write it down twice.`,
          files: [
            {
              name: 'Inventory of small skills.pdf',
              kind: 'pdf',
              lines: [
                '# Inventory of small skills',
                'Twenty minutes. Write small things, without judging them.',
                '## Work',
                '1. _________________________   2. _________________________',
                '3. _________________________   4. _________________________',
                '## School',
                '1. _________________________   2. _________________________',
                '## Home',
                '1. _________________________   2. _________________________',
                '## What people ask me for',
                '1. _________________________   2. _________________________',
                '## Now mark them',
                '[ ] A star beside five lines that I would do again tomorrow',
                '[ ] A circle around three that somebody already paid for',
                '[ ] A box around one that has both',
              ],
            },
          ],
        },
        {
          name: 'Skills, subjects and people',
          type: 'VIDEO',
          shortDescription: 'The three parts of a niche, and why two are enough to start.',
          minutes: 7,
          body: `## Pick two of three

A niche can be a **skill** (editing), a **subject** (dental clinics) or a **kind of person** (first-time sellers). Two of them together make you easy to remember: “captions for dental clinics”.

Three is better later. One alone is a crowd.`,
          video: { file: true },
        },
      ],
    },
    {
      name: 'Look at who pays',
      shortDescription: 'Follow problems that come back every week.',
      lessons: [
        {
          name: 'There is no single perfect sauce',
          type: 'VIDEO',
          shortDescription: 'Why a smaller group can be a better market.',
          minutes: 17,
          body: `## Think about your own market

This famous talk is about tomato sauce and about listening to *different* people instead of the average one.

Ask yourself: who in your field is served badly because everybody aims for the middle? Clinics on weekends? Sellers who only take orders by chat? Write three such groups.`,
          video: { link: 'https://www.youtube.com/watch?v=iIiAAhUeR6Y' },
        },
        {
          name: 'Signs that a problem is paid for',
          type: 'TEXT',
          shortDescription: 'How to tell a wish from a budget.',
          minutes: 6,
          body: `## Five signs

You do not need a survey. You need signs that money already moves.

- The same job post **returns** every few weeks.
- People complain about it **with a date**: “every quarter”, “before payday”.
- They use a paid tool for it, even a bad one.
- Somebody was hired for it before, and left.
- A mistake in it **costs** something: a penalty, a refund, a lost weekend.

## Three warnings

- Everybody likes the idea, nobody asks the price.
- The buyer and the user are different people, and you only know the user.
- You would have to explain the problem before you can sell the answer.

## Your turn

Choose two groups from your list. Look for one hour: job boards, groups, reviews. Tick a sign only when you can paste a link beside it.

> Evidence is a link. Everything else is a feeling, and feelings may come along for the ride.`,
          files: [
            {
              name: 'Niche evidence table.csv',
              kind: 'csv',
              lines: [
                'Possible niche | Post returns | Complaint with a date | Paid tool in use | Hired before | Mistake costs money | Links found | Score of 5',
                'Captions for dental clinics | yes | no | yes | yes | no | 4 | 3',
                'Weekly books for milk tea shops | yes | yes | no | yes | yes | 5 | 4',
                'Chat support for online sellers | yes | yes | yes | yes | yes | 7 | 5',
                'Podcast show notes | yes | no | yes | yes | no | 3 | 3',
                'Thesis formatting | no | yes | no | no | no | 1 | 1',
                'Appointment calls for clinics | yes | yes | no | yes | yes | 4 | 4',
                'Your idea 1 |  |  |  |  |  |  | ',
                'Your idea 2 |  |  |  |  |  |  | ',
                'Your idea 3 |  |  |  |  |  |  | ',
              ],
            },
          ],
        },
        {
          name: 'Map your three ideas',
          type: 'EMBED',
          shortDescription: 'Place them by how much you like them and how often they are paid.',
          minutes: 9,
          body: `## Two lines, three notes

The board has one line for **how gladly you would do it on a rainy Thursday** and one for **how many signs of money you found**.

Put your three ideas on it. The top right corner is where you test first. If all three sit low on money, go back one lesson. It is cheaper now than in March.`,
          embedUrl: 'https://miro.com/app/live-embed/uXjVAtlasDemo02=/?embedMode=view_only_without_ui',
        },
        {
          name: 'Where Filipino freelancers have an edge',
          type: 'VIDEO',
          shortDescription: 'Time, care and language, said without bragging.',
          minutes: 6,
          body: `## Name your edge honestly

We work while other places sleep. Many of us switch between English and Filipino without thinking. Many of us grew up serving customers.

Pick **one** edge that is true for you and tie it to a result: “Your buyers get an answer before breakfast.” Skip the words *hardworking* and *trainable*. Show them instead.`,
          video: { file: true },
        },
      ],
    },
    {
      name: 'Say it and test it',
      shortDescription: 'Five talks tell you more than fifty hours of thinking.',
      lessons: [
        {
          name: 'One sentence, five drafts',
          type: 'VIDEO',
          shortDescription: 'Write it badly first.',
          minutes: 5,
          body: `## The sentence

“I help **[who]** to **[result]** by **[what you do]**.”

Write five versions in ten minutes. Read each aloud to somebody at home. The right one is the one they can repeat after lunch, not the one that sounds smartest.`,
          video: { file: true },
          files: [
            {
              name: 'One sentence five drafts.pdf',
              kind: 'pdf',
              lines: [
                '# One sentence, five drafts',
                'I help [who] to [result] by [what I do]. Ten minutes, no erasing.',
                '## Drafts',
                '1. ____________________________________________________',
                '2. ____________________________________________________',
                '3. ____________________________________________________',
                '4. ____________________________________________________',
                '5. ____________________________________________________',
                '## Read each one aloud',
                '[ ] It has fewer than twenty words',
                '[ ] It has no “solutions”, “services” or “needs”',
                '[ ] My tita could repeat it after lunch',
                '[ ] Somebody could answer: “I know a person who needs that”',
                '## The one I test this month',
                '______________________________________________________',
                'Until (a date ninety days from now): ________________________',
              ],
            },
          ],
        },
        {
          name: 'Five conversations of fifteen minutes',
          type: 'TEXT',
          shortDescription: 'Ask about last week, not about the future.',
          minutes: 8,
          body: `## Who to ask

Two people who could hire you, two who already do this work, one who knows you well. Message them like this:

> “I am learning how small clinics handle their bookings. May I ask you four questions, fifteen minutes, this week? I am not selling anything.”

And do not sell anything. That promise is why they say yes.

## What to ask

1. When did this problem **last** happen?
2. What did you do about it?
3. What did that cost you, in time or pesos?
4. Who else has this problem?

## What not to ask

“Would you buy this?” People are polite. They say yes to be kind, and you build the wrong thing for three months.

## After the call

Write three lines while you still hear the voice: the exact words for the problem, the cost, and the name they gave you in question four. Those exact words go into your sentence.`,
          files: [
            {
              name: 'Conversation notes.pdf',
              kind: 'pdf',
              lines: [
                '# Conversation notes',
                'One page for each talk. Fifteen minutes, then thank them by message.',
                '## Who',
                'Name and work: _________________________________________',
                'How we met: __________________________  Date: ____________',
                '## What they said',
                'The last time it happened: ________________________________',
                'What they did: __________________________________________',
                'What it cost (hours, pesos, sleep): ___________________________',
                'Their exact words for the problem: ___________________________',
                'Who else has it: _________________________________________',
                '## After the talk',
                '[ ] I sent a thank-you message the same day',
                '[ ] I did not sell anything',
                '[ ] I wrote one new version of my sentence',
              ],
            },
          ],
        },
        {
          name: 'When to change your niche',
          type: 'VIDEO',
          shortDescription: 'A date in the calendar, not a mood.',
          minutes: 8,
          body: `## Give it ninety days

Put a date in your calendar, ninety days from today. Until then, **no changing on bad Tuesdays**.

On that date look at three things: how many real talks you had, how many people came back, and whether you still read about the subject for fun. Two weak answers mean you move one step, not to another planet.`,
          video: { file: true },
        },
      ],
    },
  ],
};
