import type { DemoCourse } from './types.ts';

export const virtualAssistanceFromTheFirstDay: DemoCourse = {
  name: 'Virtual assistance from the first day',
  shortDescription: 'Inbox, calendar, files and research: the daily work of a VA, and how to be trusted with it.',
  description: `A virtual assistant keeps somebody else’s day from falling apart. It is quiet work and it is learned by doing. Every unit ends with a task that you can show to a client.

You will be able to:

- take over an inbox and a calendar in the first week
- keep files so that anybody finds them in a minute
- handle passwords and private things with care
- report your day in five lines`,
  author: 'coach',
  opens: 'membership',
  units: [
    {
      name: 'The first week',
      shortDescription: 'Learn how they work before you improve anything.',
      lessons: [
        {
          name: 'Your first day, hour by hour',
          type: 'VIDEO',
          shortDescription: 'Listen, write, repeat back.',
          minutes: 10,
          body: `## Three notes on day one

- **People:** who matters, who may interrupt, who must wait.
- **Places:** where mail, files and money live.
- **Promises:** what is already late.

Change nothing on the first day. At the end, send one message: “Here is what I understood. What did I get wrong?”`,
          video: { file: true },
          files: [
            {
              name: 'First week checklist.pdf',
              kind: 'pdf',
              lines: [
                '# First week checklist',
                'For a new client. Ask about whatever you cannot tick.',
                '## Monday: access',
                '[ ] Mail, calendar and files opened with my own account',
                '[ ] No password was sent to me in a chat',
                '[ ] I know who to ask when something breaks',
                '## Tuesday: people',
                '[ ] A list of ten names: who they are, how fast they need an answer',
                '[ ] How my client likes to be called, and by whom I may be called',
                '## Wednesday: rhythm',
                '[ ] Working hours agreed, in both time zones',
                '[ ] The daily report agreed: when, where, how long',
                '## Thursday: first tasks',
                '[ ] One small thing finished from start to end',
                '[ ] Every step of it written down',
                '## Friday: check',
                '[ ] What went well, what was slow, what I need',
                '[ ] One thing I suggest for next week, only one',
              ],
            },
          ],
        },
        {
          name: 'Working across time zones',
          type: 'TEXT',
          shortDescription: 'Manila time, their time, and a life of your own.',
          minutes: 6,
          body: `## Say both times, always

“Tuesday, 9:00 AM in Sydney, **6:00 AM in Manila**.” Write it in this order: theirs first, yours after. Put both zones in your calendar, so that your phone counts for you. Many countries change their clocks twice a year. We do not, so the difference moves by an hour while you sleep.

## Choose your overlap

You do not have to work the whole night. Agree on two hours in which both are awake, for questions. The rest you do when you are at your best.

| Client in | Their 9:00 AM to 11:00 AM is about |
| --- | --- |
| Sydney | early morning in Manila |
| London | late afternoon to early evening |
| New York | evening to near midnight |
| Los Angeles | after midnight |

## Protect sleep like a meeting

If you take the after-midnight shift, keep it on fixed days. A body can learn a schedule. It cannot learn chaos.

> “I am awake” is not the same as “I am available”. Write your hours in your profile, and keep them.`,
          files: [
            {
              name: 'Overlap planner.csv',
              kind: 'csv',
              lines: [
                'Manila time | What I do | Client in Sydney | Client in London | Client in New York',
                '6:00 AM | Questions, Sydney | awake | asleep | end of the day before',
                '7:00 AM | Inbox, Sydney | awake | asleep | evening',
                '9:00 AM | Deep work | awake | asleep | evening',
                '11:00 AM | Deep work | awake | asleep | asleep',
                '1:00 PM | Lunch, walk | awake | early morning | asleep',
                '3:00 PM | Reports | end of day | waking up | asleep',
                '5:00 PM | Questions, London | evening | awake | asleep',
                '7:00 PM | Family | evening | awake | waking up',
                '9:00 PM | Questions, New York, two days a week | asleep | awake | awake',
                '11:00 PM | Sleep | asleep | awake | awake',
                'Note | Many countries change their clocks twice a year. Check in March, April, October and November. |  |  | ',
              ],
            },
          ],
        },
        {
          name: 'Why work does not happen at work',
          type: 'VIDEO',
          shortDescription: 'What interrupts people, and how an assistant can protect a morning.',
          minutes: 16,
          body: `## Be the person who protects time

The speaker asks people where they go to get something done. Almost nobody says “the office”.

As a VA you can guard that quiet: bundle questions, move meetings together, answer what does not need the boss. List three interruptions you could take away from a client this month.`,
          video: { link: 'https://www.youtube.com/watch?v=5XD2kNopsUs' },
        },
      ],
    },
    {
      name: 'Inbox, calendar, files',
      shortDescription: 'The three rooms you clean every day.',
      lessons: [
        {
          name: 'An inbox that ends the day at zero',
          type: 'VIDEO',
          shortDescription: 'Four labels are enough.',
          minutes: 12,
          body: `## Four labels

1. **Today:** needs an answer before I log out.
2. **Waiting:** somebody else has the ball. Write who.
3. **Read:** no answer needed.
4. **Decide:** only my client can.

Everything else goes to the archive. Twice a day, *Decide* becomes one message with numbers, so that the client answers “1 yes, 2 no, 3 Friday”.`,
          video: { file: true },
        },
        {
          name: 'Twelve saved answers',
          type: 'TEXT',
          shortDescription: 'Write once, change two words, stay human.',
          minutes: 7,
          body: `## Why saved answers

You will answer the same ten questions for a year. Write them well once, and you have time left for the strange ones.

## How to write one

- First line: the answer. Not “thank you for reaching out”.
- Second line: what happens next, with a day.
- Third line: one human sentence, and this one you **change every time**.

> “Yes, we deliver to Davao. Your order leaves tomorrow and arrives in three to five days. Is the gift for somebody who needs a card with it?”

## The twelve to start with

Delivery time, delivery price, wrong item, late order, refund, change of address, price list, bulk order, appointment, reschedule, “is this still available”, “can I talk to the owner”.

Put them in one document with a number each. When an answer changes, change it there first, then use it. Once a month read them aloud. Whatever sounds like a robot gets rewritten.`,
          files: [
            {
              name: 'Twelve saved answers.txt',
              kind: 'txt',
              lines: [
                'TWELVE SAVED ANSWERS (start here, then write your own)',
                '',
                ' 1 DELIVERY TIME   It leaves [day] and arrives in [number] days. I will send the tracking number on [day].',
                ' 2 DELIVERY PRICE  To [place] it is ₱[amount]. Two or more items travel together for the same price.',
                ' 3 WRONG ITEM      That is our mistake. The right one leaves today. Please keep the other until we pick it up.',
                ' 4 LATE ORDER      I checked: it is in [place] since [day]. I will ask the courier and write again by [time].',
                ' 5 REFUND          Your ₱[amount] goes back today. Your bank may need [number] working days to show it.',
                ' 6 ADDRESS         Changed to [address]. Is this right? After 3:00 PM today it can no longer be changed.',
                ' 7 PRICE LIST      Here is the list of [month]. Which size are you thinking of?',
                ' 8 BULK ORDER      For [number] pieces it is ₱[amount] each. Half reserves the date.',
                ' 9 APPOINTMENT     [Weekday], [time] Manila time is reserved for you. Reply “move” if you need another.',
                '10 RESCHEDULE      No problem. I have [option 1] or [option 2].',
                '11 AVAILABLE       Yes, [number] left. I can keep one for you until [time].',
                '12 OWNER           I will ask [name] today. May I tell them what it is about?',
              ],
            },
          ],
        },
        {
          name: 'Practice sorting a real sheet',
          type: 'EMBED',
          shortDescription: 'A public class list with invented students, made for practice.',
          minutes: 12,
          body: `## Three small tasks

The sheet is a list of students with their class level, home state and major. Make your own copy first.

1. Sort it by **home state**, then by name.
2. Filter it to show only one major.
3. Count how many people are in each class level.

Then write down each step, as if a beginner had to repeat it. That note is worth more than the answer.`,
          embedUrl: 'https://docs.google.com/spreadsheets/d/1BxiMVs0XRA5nFMdKvBdBZjgmUUqptlbs74OgvE2upms/preview',
        },
        {
          name: 'Stress-free is a skill',
          type: 'VIDEO',
          shortDescription: 'Capture, clarify, and trust your list.',
          minutes: 22,
          body: `## Get it out of your head

The speaker’s main idea is simple: your head is for having ideas, not for holding them.

Try it for one client: every request goes to **one list** within a minute. Twice a day you decide: do it, plan it, ask about it, or let it go. Notice how you sleep after a week.`,
          video: { link: 'https://www.youtube.com/watch?v=CHxhjDPKfbY' },
        },
      ],
    },
    {
      name: 'Trust',
      shortDescription: 'They give you keys. Behave like somebody with keys.',
      lessons: [
        {
          name: 'Passwords and private things',
          type: 'TEXT',
          shortDescription: 'How careful people handle access.',
          minutes: 6,
          body: `## The rules of a good key keeper

- **Your own account** whenever possible. If a tool allows guests, ask to be one.
- A **password manager**, shared by the client. Never a screenshot, never a chat message, never a sheet called “passwords”.
- **Two steps** for every login that offers it. The code goes to the client or to an app you agreed on.
- A separate browser profile for each client.
- A screen that locks by itself after five minutes. Yes, at home too.

## When something goes wrong

You clicked a strange link, or sent a file to the wrong Maria. Say it **within the hour**:

> “I sent the price list to the wrong address at 2:10 PM. I have asked the person to delete it. These are the customers it mentions. What would you like me to do next?”

People forgive mistakes. They do not forgive finding out by themselves.

## When you leave

Make a list of every access you have and send it on your last day: “Please remove me from these nine.” You protect them, and you protect yourself.`,
          files: [
            {
              name: 'Access register.csv',
              kind: 'csv',
              lines: [
                'Tool | Kind of access | Account used | Two-step login | Given on | Who can remove it | Removed on',
                'Mail | Delegate | My own | Yes, app | 11/03/2025 | Ms. Harper | ',
                'Calendar | Edit | My own | Yes, app | 11/03/2025 | Ms. Harper | ',
                'Files | Folder "Orders" only | My own | Yes, app | 11/03/2025 | Ms. Harper | ',
                'Online shop | Staff, orders | Guest of the shop | Yes, phone of client | 11/04/2025 | Mr. Dela Rosa | ',
                'Help desk | Agent | Guest | No, not offered | 11/04/2025 | Mr. Dela Rosa | ',
                'Design tool | Editor | Team seat | Yes, app | 11/06/2025 | Ms. Harper | ',
                'Courier page | View | Shared by manager | No | 11/10/2025 | Mr. Dela Rosa | ',
                'Bank | None, and I do not ask for it |  |  |  |  | ',
              ],
            },
          ],
        },
        {
          name: 'The five-line report',
          type: 'VIDEO',
          shortDescription: 'Done, next, waiting, numbers, one question.',
          minutes: 6,
          body: `## Five lines, every day

**Done.** **Next.** **Waiting for.** **Numbers** (mails answered, orders listed). **One question.**

Send it at the same minute each day, also on quiet days. After two weeks your client stops asking “any update?”, because the update is already there. That is what trust feels like from the other side.`,
          video: { file: true },
          files: [
            {
              name: 'Five-line report.txt',
              kind: 'txt',
              lines: [
                'DAILY REPORT, [weekday, MM/DD/YYYY]',
                '',
                'DONE         ____',
                'NEXT         ____',
                'WAITING FOR  ____ (who, since when)',
                'NUMBERS      mails answered: ____   orders listed: ____   hours: ____',
                'QUESTION     ____ (one, with two answers to choose from)',
                '',
                'EXAMPLE',
                'DONE         Inbox at zero at 5:40 PM. Moved the Tuesday calls, both confirmed.',
                'NEXT         Price list of December, draft tomorrow at noon.',
                'WAITING FOR  Photos from Ramon, since Monday.',
                'NUMBERS      mails answered: 34   orders listed: 12   hours: 4',
                'QUESTION     The supplier offers free delivery from ₱5,000.00. 1) order now  2) wait for January',
              ],
            },
          ],
        },
        {
          name: 'From tasks to better at tasks',
          type: 'VIDEO',
          shortDescription: 'Why busy people stop improving, and how not to.',
          minutes: 11,
          body: `## Two zones

The speaker separates the time in which we **perform** from the time in which we **learn**. Most assistants live in the first one all week.

Put one hour in your calendar every Friday for learning only: a shortcut, a formula, a better saved answer. Tell your client what you learned. They like to hear it.`,
          video: { link: 'https://www.youtube.com/watch?v=YKACzIrog24' },
        },
      ],
    },
  ],
};
