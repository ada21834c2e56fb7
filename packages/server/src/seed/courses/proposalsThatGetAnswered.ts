import type { DemoCourse } from './types.ts';

export const proposalsThatGetAnswered: DemoCourse = {
  name: 'Proposals that get answered',
  shortDescription: 'Write short proposals that a busy client reads to the end, and follow up without feeling shy about it.',
  description: `A proposal is not a letter about you. It is the first page of the work. In this course you write four of them, for real job posts, and send at least two.

You will be able to:

- decide in five minutes whether a post deserves your time
- open with the client’s problem in two sentences
- name a price, a date and the next step without apologizing
- follow up twice, kindly, and then let go`,
  author: 'head-coach',
  opens: 'membership',
  units: [
    {
      name: 'Know who you write to',
      shortDescription: 'Read the post as the client wrote it: in a hurry.',
      lessons: [
        {
          name: 'Three questions before you apply',
          type: 'VIDEO',
          shortDescription: 'Five minutes that save an afternoon of writing.',
          minutes: 6,
          body: `## Before you write a word

Read the post twice, then answer three questions on paper:

1. What is **not working** for this person today?
2. What will be different after a good month with you?
3. Why did they post it *now*?

If you cannot answer the first one, the post is too thin. Ask one clear question, or choose another post.`,
          video: { file: true },
        },
        {
          name: 'How to read a job post in layers',
          type: 'TEXT',
          shortDescription: 'The task, the pain and the person behind the words.',
          minutes: 5,
          body: `## Three layers in every post

**The task** is what they typed: “need VA for email”. **The pain** is what pushed them to type it: nobody answered customers last weekend. **The person** is how they typed it: short and tired, or careful and numbered.

| They write | It often means | Mention in your proposal |
| --- | --- | --- |
| “ASAP” | somebody just left | the hour you can start |
| “long term” | they are tired of training people | how you take notes |
| “simple task” | they did it themselves until now | that you keep their way first |

## Try it now

Pick one post from today. Underline the task in one color and the pain in another. If nothing is left for the second color, write down the question you would ask.

> A client rarely buys hours. A client buys the feeling that this is now handled.`,
          files: [
            {
              name: 'Job post reading sheet.pdf',
              kind: 'pdf',
              lines: [
                '# Job post reading sheet',
                'Use one sheet for each post. Five minutes, no more.',
                '## The post',
                'Title: ______________________________________________',
                'Where I found it: ____________________________________',
                'Date posted: ________________  Offers already sent: ______',
                '## The three layers',
                'The task, in their words: ________________________________',
                'The pain, in my words: __________________________________',
                'The person (hurried, careful, friendly, formal): _________________',
                '## Decide',
                '[ ] I can name one thing that is not working for them',
                '[ ] I have done this task, or something close to it',
                '[ ] The budget covers my floor price',
                '[ ] I can start when they need me',
                '[ ] Nothing in the post asks for free work or an advance payment',
                'Four or five ticks: write. Three: ask one question first. Fewer: let it go.',
              ],
            },
          ],
        },
        {
          name: 'Start with why they posted',
          type: 'VIDEO',
          shortDescription: 'Borrow one idea from a well-known talk on leadership.',
          minutes: 18,
          body: `## While you watch

The speaker says that people follow *why* before *what*. Turn it around: your client also has a why, and it is hiding in the post.

- Stop after the circles are drawn.
- Write your client’s **why** in one line.
- Check whether your last proposal mentioned it at all.`,
          video: { link: 'https://www.youtube.com/watch?v=qp0HIF3SfI4' },
        },
        {
          name: 'Sort twelve posts on a board',
          type: 'EMBED',
          shortDescription: 'Practice saying yes, ask or no before it costs you time.',
          minutes: 8,
          body: `## What to do on the board

There are twelve notes, each with a real kind of post, names removed. Move each one under **Write**, **Ask first** or **Let go**.

Then compare with the reasons at the right edge. Disagree with at least one of them, and tell the group why. There is no score, only the habit of deciding early.`,
          embedUrl: 'https://miro.com/app/live-embed/uXjVAtlasDemo01=/?embedMode=view_only_without_ui',
        },
      ],
    },
    {
      name: 'The first two sentences',
      shortDescription: 'What a client sees on the phone before deciding to scroll.',
      lessons: [
        {
          name: 'Open with their problem, not your résumé',
          type: 'VIDEO',
          shortDescription: 'The order that keeps people reading.',
          minutes: 12,
          body: `A client reads the first two lines on a phone, between other things. If those lines are about you, they scroll on. If they are about **the problem in their post**, they keep reading.

## Try this order

1. Repeat the problem in your own words.
2. Say what you would do first, this week.
3. Only then, one line about why you.

> “You have 400 unread support emails and a launch on Monday. I would sort them into five answers by tonight.”`,
          video: { file: true },
          files: [
            {
              name: 'Ten openings to adapt.txt',
              kind: 'txt',
              lines: [
                'TEN OPENINGS TO ADAPT',
                'Change every bracket. If you cannot fill a bracket, read the post again.',
                '',
                '1. You need [result] before [date], and the part that usually slows it down is [step].',
                '2. It sounds like [task] has been landing on your own desk. I can take it from [day].',
                '3. I read your shop’s page today: [one true detail]. The quickest fix I see is [fix].',
                '4. Your post says [their words]. I would start with [first action] so that you see progress by [day].',
                '5. You asked for [number] posts a week. Before that, I would settle [decision] so that nothing is redone.',
                '6. Three things stand between you and [result]: [one], [two], [three]. I can handle the first two.',
                '7. You mentioned that the last person left notes. I would read them first and list what is missing.',
                '8. [Problem] is costing you replies. Here is how I would answer one of those messages: [two lines].',
                '9. I have done this for [kind of client], where the hard part was [hard part]. Is it the same for you?',
                '10. One question before I quote: [question]. My guess is [guess], and then the price is [price].',
              ],
            },
          ],
        },
        {
          name: 'Three openings, before and after',
          type: 'TEXT',
          shortDescription: 'See the same person, the same skill and a different first line.',
          minutes: 6,
          body: `## Before and after

**Marites, bookkeeper**
Before: “I am a hardworking bookkeeper with four years of experience.”
After: “Your receipts from January to March are in one box. I would have them in a sheet, by week, before Friday.”

**Jun-jun, video editor**
Before: “Good day Sir/Ma’am, I hope this finds you well.”
After: “Your last reel loses its joke in the first three seconds. I would start it at 0:09.”

**Aileen, virtual assistant**
Before: “I can do data entry, email, calendar and more.”
After: “Two of your meetings overlap every Tuesday. I would fix the calendar first and send you a one-page plan.”

## What changed

- There is a **detail** that only a reader of the post could know.
- There is a **first action** with a day.
- The word “I” comes after the word “you”.

Now rewrite your own last opening. Keep it under forty words.`,
        },
        {
          name: 'When you have no samples yet',
          type: 'VIDEO',
          shortDescription: 'Make a small one for this very client.',
          minutes: 7,
          body: `## A sample in forty minutes

You do not need permission to make a sample. Take **one** public thing the client has (a product page, a caption, a messy price list) and improve a small part of it.

- Set a timer for forty minutes.
- Write “an example, made for this message” above it.
- Never send a full week of free work. A taste is enough.`,
          video: { file: true },
        },
        {
          name: 'Why people believe a message',
          type: 'VIDEO',
          shortDescription: 'Three old words that still explain a good proposal.',
          minutes: 4,
          body: `## Listen for three words

The talk explains *ethos*, *pathos* and *logos*: who says it, how it feels, whether it adds up.

Check your draft for all three:

- **Ethos:** one line of proof, with a link.
- **Pathos:** their problem, named with respect.
- **Logos:** a price and a date that make sense together.`,
          video: { link: 'https://www.youtube.com/watch?v=O2dEuMFR8kw' },
        },
      ],
    },
    {
      name: 'Price and next step',
      shortDescription: 'Say the number, the date and what happens after yes.',
      lessons: [
        {
          name: 'Put the price where they can find it',
          type: 'VIDEO',
          shortDescription: 'One line, no apology, no long story.',
          minutes: 9,
          body: `## The price line

Write it as a sentence: “Inbox and calendar, ten hours a week: **$70.00 a week, about ₱3,900.00**, starting Monday.”

Three habits help:

- Say what is included *before* the number.
- Give one price, or two at most. Five options make people close the tab.
- Stop writing after the number. The silence is polite.`,
          video: { file: true },
          files: [
            {
              name: 'Proposal price helper.csv',
              kind: 'csv',
              lines: [
                'Service | Hours a week | Floor rate per hour (USD) | Weekly price (USD) | Weekly price at ₱56 per dollar | What the client gets',
                'Inbox sorting | 5 | 5.00 | 25.00 | ₱1,400.00 | Inbox at zero every day at 6:00 PM',
                'Inbox and calendar | 10 | 7.00 | 70.00 | ₱3,920.00 | Inbox, calendar, one weekly note',
                'Customer chat | 20 | 6.00 | 120.00 | ₱6,720.00 | Replies within two hours on weekdays',
                'Product listing | 10 | 6.50 | 65.00 | ₱3,640.00 | 40 listings, checked twice',
                'Bookkeeping, small shop | 4 | 10.00 | 40.00 | ₱2,240.00 | Week closed every Saturday',
                'Social media captions | 6 | 8.00 | 48.00 | ₱2,688.00 | Five captions, two rounds of changes',
                'Short video edits | 8 | 9.00 | 72.00 | ₱4,032.00 | Four clips of up to 45 seconds',
                'Research | 5 | 6.00 | 30.00 | ₱1,680.00 | One page with sources',
                'Your service |  |  |  |  | ',
                'Note | Change the rate in column 5 to the rate of the day you quote. |  |  |  | ',
              ],
            },
          ],
        },
        {
          name: 'Scope in five lines',
          type: 'TEXT',
          shortDescription: 'A small fence around the work keeps the friendship.',
          minutes: 5,
          body: `## Five lines that prevent most arguments

Put them at the end of the proposal, or in the message after “yes”.

1. **What I will do:** “Edit four clips of up to 45 seconds each.”
2. **What I need from you:** “Raw files by Wednesday, 12:00 noon Manila time.”
3. **When you get it:** “Drafts on Friday, finals on Monday.”
4. **How many changes:** “Two rounds. A third round is ₱600.00 a clip.”
5. **How you pay:** “Half before I start, half on delivery.”

## How to say it warmly

You are not reading the law to anyone. Begin with: “So that we both know what to expect, here is the plan in five lines. Tell me what you would change.”

> Clear is kind. Vague is how nice people end up angry with each other.`,
          files: [
            {
              name: 'Scope in five lines.pdf',
              kind: 'pdf',
              lines: [
                '# Scope in five lines',
                'Fill this in before you start. Send it as text, so that it can be searched later.',
                '## The work',
                '1. What I will do: _______________________________________',
                '2. What I need from you, and when: _________________________',
                '3. When you get it: ______________________________________',
                '4. How many rounds of changes: ____________________________',
                '5. How and when you pay: _________________________________',
                '## Before you send it',
                '[ ] The amount has a currency: ₱ or $',
                '[ ] Every date has a time zone',
                '[ ] “Two rounds” says what counts as a round',
                '[ ] There is a sentence for work outside this list',
                '[ ] The client answered “yes” in writing',
              ],
            },
          ],
        },
        {
          name: 'The shape of a story people follow',
          type: 'VIDEO',
          shortDescription: 'From what is to what could be, in eight lines.',
          minutes: 18,
          body: `## Borrow the shape

The speaker draws great talks as a line that moves between *what is* and *what could be*. A proposal can do that too:

- What is: the pile of unanswered messages.
- What could be: a quiet inbox on Monday.
- The bridge: your first three actions.

Sketch the line for your next proposal before you type.`,
          video: { link: 'https://www.youtube.com/watch?v=1nYFpuc2Umk' },
        },
        {
          name: 'Draft in the shared template',
          type: 'EMBED',
          shortDescription: 'Eight lines, one page, room for comments.',
          minutes: 10,
          body: `## Use the template once, then make it yours

Copy the eight lines to your own document. Fill them for one real post today.

**Then cut.** Read it on your phone, standing up. Where your eyes slide, delete. A good proposal is usually 120 to 180 words, and your first draft will be longer. That is normal.`,
          embedUrl: 'https://docs.google.com/document/d/e/2PACX-atlas-demo-proposal-template/pub?embedded=true',
        },
      ],
    },
    {
      name: 'Follow up and let go',
      shortDescription: 'Two kind messages, four days apart, and a closed door.',
      lessons: [
        {
          name: 'Two follow-ups, four days apart',
          type: 'VIDEO',
          shortDescription: 'What to add each time so that it is not “just checking in”.',
          minutes: 8,
          body: `## Each message brings something

- **Day 4:** one useful thing. “I looked at your checkout page again: the shipping fee only appears at the end. That may explain the abandoned carts.”
- **Day 8:** a closing line. “I will free this slot on Friday. If the timing changes, you know where to find me.”

After that, archive the post. You did your part.`,
          video: { file: true },
          files: [
            {
              name: 'Two follow-ups.txt',
              kind: 'txt',
              lines: [
                'TWO FOLLOW-UPS',
                '',
                'DAY 4: BRING ONE USEFUL THING',
                'Hello [name],',
                'I looked at [page, product, post] again. [One true detail you noticed.]',
                'That may explain [their problem]. If you like, I can fix that part first,',
                'on [weekday], for [price].',
                '[your name]',
                '',
                'DAY 8: CLOSE THE DOOR KINDLY',
                'Hello [name],',
                'I kept [weekday] free for your project and will give the slot away on [date].',
                'If the timing changes, you know where to find me. I wish you a good launch.',
                '[your name]',
                '',
                'NEVER',
                '- “Just checking in”',
                '- “Did you get my message?”',
                '- a lower price that nobody asked for',
              ],
            },
          ],
        },
        {
          name: 'A hundred times no',
          type: 'VIDEO',
          shortDescription: 'Make friends with rejection before it slows you down.',
          minutes: 15,
          body: `## What to notice

The speaker asks strangers for odd favors, expecting to be refused. Look at what happens when he **stays** and asks “why?” instead of running.

Your exercise: when a client says no this week, answer with one polite question. “Thank you for telling me. May I ask what decided it?” Write the answer in your log.`,
          video: { link: 'https://www.youtube.com/watch?v=-vZXgApsPCQ' },
        },
        {
          name: 'Your proposal log',
          type: 'TEXT',
          shortDescription: 'Ten lines in a sheet teach you more than a hundred guesses.',
          minutes: 6,
          body: `## What to write down

For every proposal, one row: date, kind of client, first line you used, price, and what happened. Nothing else. It takes one minute.

## What to look for after ten rows

- **Opened but not answered:** your first line works, your middle does not.
- **Answered, then silent after the price:** the price came without a result beside it.
- **Never opened:** you arrived late, or the title looked like everybody’s.
- **“We chose somebody closer”:** ask about overlap hours and say yours earlier.

Change **one** thing for the next ten. If you change everything at once, you learn nothing.

> The log is not a report card. It is a conversation with yourself, one month later.

Bring your log to the group call. Coach Liza reads three of them each week, with the names covered.`,
          files: [
            {
              name: 'Proposal log.csv',
              kind: 'csv',
              lines: [
                'Date | Client or shop | Where | First line (first 8 words) | Price | Follow-up 1 | Follow-up 2 | Result | What I learned',
                '11/03/2025 | Dental clinic, Perth | Job board | You have three phone lines and one | $90.00 a week | 11/07/2025 | 11/11/2025 | Call | They liked the weekly note',
                '11/03/2025 | Candle shop, Cebu | Referral | Your December orders start next week and | ₱6,000.00 a month | 11/07/2025 |  | Hired | Referrals answer fast',
                '11/04/2025 | Podcast, Austin | Job board | Episode 12 has no show notes yet | $45.00 an episode | 11/08/2025 | 11/12/2025 | No answer | Sent two days after the post',
                '11/05/2025 | Tutor center, Quezon City | Group | Parents ask the same five questions on | ₱4,500.00 a month |  |  | No, budget | Ask about budget first',
                '11/06/2025 | Travel blog, Leeds | Email | Your Palawan guide still shows 2019 fares | $60.00 | 11/10/2025 |  | Waiting | Small sample was opened twice',
                ' |  |  |  |  |  |  |  | ',
                ' |  |  |  |  |  |  |  | ',
                ' |  |  |  |  |  |  |  | ',
              ],
            },
          ],
        },
        {
          name: 'Four proposals, read aloud',
          type: 'VIDEO',
          shortDescription: 'Liza reads member proposals line by line.',
          minutes: 11,
          body: `## How to use this review

Four members lent us a proposal: two were answered, two were not. Pause before each verdict and guess.

Look for three moments: the line where the client **recognizes** their problem, the line where they **trust** you, and the line that tells them **what to do next**. If one is missing, you know what to fix in yours.`,
          video: { file: true },
        },
      ],
    },
  ],
};
