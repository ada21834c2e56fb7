import type { DemoCourse } from './types.ts';

export const bookkeepingForSmallShops: DemoCourse = {
  name: 'Bookkeeping for small shops',
  shortDescription: 'Close a week of sales, expenses and utang for a small shop, and explain it to the owner in plain words.',
  description: `For members who like order and can keep a secret. You learn the weekly bookkeeping of a small shop: a bakery, a milk tea stand, a repair shop. You do not become an accountant here. You become the person who makes the accountant smile.

You will be able to:

- sort a box of receipts into a clean sheet
- close a week and find a missing amount
- keep a fair list of utang and payables
- explain profit and cash to an owner in five minutes`,
  author: 'expert',
  opens: 'advanced',
  units: [
    {
      name: 'See how money moves',
      shortDescription: 'Before any sheet, the story.',
      lessons: [
        {
          name: 'One day in a sari-sari store',
          type: 'VIDEO',
          shortDescription: 'Follow ₱1,000.00 from morning to night.',
          minutes: 8,
          body: `## Follow the money

Cash in the drawer at 6:00 AM, rice sold on credit, the softdrinks driver paid at noon, load sold by phone, ₱200.00 taken for lunch.

Write each of these as a line: **what came in, what went out, what is promised**. At the end you have done bookkeeping. The rest is names for it.`,
          video: { file: true },
        },
        {
          name: 'The whole idea in one talk',
          type: 'VIDEO',
          shortDescription: 'Accounts, debits and credits without tears.',
          minutes: 14,
          body: `## Watch with pen and paper

This lesson is dense. Stop three times and explain aloud, to the cat if nobody else is there:

- What is the difference between something you **own** and something you **owe**?
- Why does every entry have two sides?
- Where would a bag of flour go?

It is fine to watch it twice. Most of us did.`,
          video: { link: 'https://www.youtube.com/watch?v=yYX4bvQSqbo' },
        },
        {
          name: 'Profit is not cash',
          type: 'TEXT',
          shortDescription: 'The question every owner asks in December.',
          minutes: 7,
          body: `## “We earned, so where is the money?”

Tess sells cakes. In November she sold ₱80,000.00. Ingredients, rent and wages for those cakes cost ₱60,000.00. Her **profit** is ₱20,000.00.

But her drawer has only ₱3,000.00 more than before. Where is the rest?

| What happened | Amount |
| --- | --- |
| Profit of the month | ₱20,000.00 |
| Customers who will pay in December | less ₱9,000.00 |
| Boxes bought for the whole year | less ₱6,000.00 |
| Tess took for her daughter’s tuition | less ₱2,000.00 |
| **More cash in the drawer** | **₱3,000.00** |

Nothing is lost. The money is standing in three other places: with customers, in a pile of boxes, at a school.

## How to say it

> “You earned ₱20,000.00. ₱9,000.00 is still with customers, ₱6,000.00 became boxes, ₱2,000.00 went to school fees. The drawer is right.”

When you can say this in one breath, you are a bookkeeper that owners keep.`,
        },
        {
          name: '“I am not good at numbers”',
          type: 'VIDEO',
          shortDescription: 'Two small words that change how you learn.',
          minutes: 10,
          body: `## Not yet

The speaker talks about the difference between *failed* and **not yet**. Many of our best bookkeepers barely passed math.

Write down one thing that confuses you today and add “yet” to it. Date it. Look again when you close your fourth week.`,
          video: { link: 'https://www.youtube.com/watch?v=_X0mgOOSpLU' },
        },
      ],
    },
    {
      name: 'Close a week',
      shortDescription: 'The same six steps, every Saturday.',
      lessons: [
        {
          name: 'The box of receipts',
          type: 'VIDEO',
          shortDescription: 'Sort, mark, enter, tie.',
          minutes: 12,
          body: `## Four moves

1. **Sort** by date. Ignore everything else.
2. **Mark** each with one letter: stock, wages, rent, utilities, other.
3. **Enter** row by row. No adding while you enter.
4. **Tie** the week with a rubber band, number on top.

Receipts without a date get a pencil guess and a question mark. Never a pen.`,
          video: { file: true },
        },
        {
          name: 'Six steps to close a week',
          type: 'TEXT',
          shortDescription: 'A routine that fits in two hours.',
          minutes: 7,
          body: `## The six steps

1. **Count the cash** with the owner or by photo, bills and coins.
2. **List the sales** of each day, from the notebook or the machine.
3. **List what was paid,** from receipts and from memory. Ask within the week, because memory fades.
4. **Compare:** cash at the start + cash sales + collected utang − cash paid − cash taken by the owner = cash that should be there.
5. **Find the difference.** Under ₱50.00, note it. More, look for it.
6. **Write three sentences** to the owner.

## Where differences hide

- A number turned around: ₱540.00 and ₱450.00. If the difference can be divided by 9, look for this first.
- The owner paid the tricycle and forgot.
- E-wallet sales counted as cash.
- Two pages of the notebook stuck together. Really.

> Write the difference down, even when you could not find it. A hidden ₱120.00 grows. An honest one stays ₱120.00.`,
          files: [
            {
              name: 'Weekly close.csv',
              kind: 'csv',
              lines: [
                'Line | Monday | Tuesday | Wednesday | Thursday | Friday | Saturday | Week',
                'Cash at the start | 2,000.00 | 2,350.00 | 1,980.00 | 2,640.00 | 3,050.00 | 3,900.00 | 2,000.00',
                'Cash sales | 4,150.00 | 3,820.00 | 4,400.00 | 4,010.00 | 6,250.00 | 7,300.00 | 29,930.00',
                'Collected utang | 300.00 | 0.00 | 450.00 | 0.00 | 1,200.00 | 0.00 | 1,950.00',
                'Cash paid for stock | 3,200.00 | 3,590.00 | 3,310.00 | 2,900.00 | 5,400.00 | 4,100.00 | 22,500.00',
                'Other cash paid | 400.00 | 100.00 | 380.00 | 200.00 | 700.00 | 550.00 | 2,330.00',
                'Taken by the owner | 500.00 | 500.00 | 500.00 | 500.00 | 500.00 | 1,500.00 | 4,000.00',
                'Cash that should be there | 2,350.00 | 1,980.00 | 2,640.00 | 3,050.00 | 3,900.00 | 5,050.00 | 5,050.00',
                'Cash counted | 2,350.00 | 1,980.00 | 2,640.00 | 3,050.00 | 3,900.00 | 5,005.00 | 5,005.00',
                'Difference | 0.00 | 0.00 | 0.00 | 0.00 | 0.00 | 45.00 short | 45.00 short',
                'Note |  |  |  |  |  | Digits turned? 5,050 and 5,005 | Divides by 9, count again',
              ],
            },
          ],
        },
        {
          name: 'The sheet for a shop of one',
          type: 'EMBED',
          shortDescription: 'Copy it, then replace the sample week.',
          minutes: 10,
          body: `## Set it up in ten minutes

The first tab is the notebook: date, in or out, what, how much. The second counts the week from it. **You only type in the first.**

Replace the sample shop with yours, then check one day by hand. If the sheet and your pencil agree on Tuesday, you may trust it on Saturday.`,
          embedUrl: 'https://docs.google.com/spreadsheets/d/e/2PACX-atlas-demo-weekly-close/pubhtml?widget=true&headers=false',
        },
        {
          name: 'Utang without shame',
          type: 'VIDEO',
          shortDescription: 'A fair list, a kind reminder.',
          minutes: 9,
          body: `## A list protects both sides

Name, date, item, amount, promised day. Let the customer see the line when it is written.

Remind on payday, in private: **“Ate Glo, your list is at ₱640.00. Would you like to pay half today?”** A small payment with a smile is better than a large promise. The owner decides when to stop lending. You only make it visible.`,
          video: { file: true },
          files: [
            {
              name: 'Utang list.csv',
              kind: 'csv',
              lines: [
                'Date | Name | Item | Amount (PHP) | Promised day | Paid (PHP) | Left (PHP) | Reminder sent | Note',
                '11/03/2025 | Ate Glo | Rice 5 kg, sardines | 390.00 | 11/15/2025 | 0.00 | 390.00 | 11/15/2025 | ',
                '11/05/2025 | Ate Glo | Milk, diapers | 250.00 | 11/15/2025 | 0.00 | 250.00 | 11/15/2025 | Total 640.00',
                '11/06/2025 | Kuya Dong | Load, coffee | 85.00 | 11/08/2025 | 85.00 | 0.00 |  | Paid early',
                '11/10/2025 | Mang Tino | Cement nails, paint | 520.00 | 11/30/2025 | 200.00 | 320.00 |  | Half now, half at month end',
                '11/12/2025 | Teacher Mae | Snacks for class | 300.00 | 11/14/2025 | 300.00 | 0.00 |  | ',
                '11/14/2025 | Ate Glo | Rice 2 kg | 0.00 |  |  |  |  | Owner said: pay half of the list first',
                ' |  |  |  |  |  |  |  | ',
                'Total left |  |  |  |  |  | 960.00 |  | ',
                'Rule | The owner decides when to stop lending. |  |  |  |  |  |  | ',
              ],
            },
          ],
        },
      ],
    },
    {
      name: 'Explain and protect',
      shortDescription: 'Say it simply, keep it safe.',
      lessons: [
        {
          name: 'Three sentences for the owner',
          type: 'TEXT',
          shortDescription: 'The message that gets read on Saturday night.',
          minutes: 6,
          body: `## The shape

1. What came in and what is left, compared with last week.
2. One thing that changed, and why.
3. One question or one decision.

> “You sold ₱29,930.00 in cash this week and the drawer has ₱5,005.00, which is ₱45.00 less than it should be. Stock cost more because you bought sugar for two weeks. Shall we count softdrinks as a separate line from Monday?”

## What to leave out

- words like “reconciliation” and “accruals”
- colors without meaning
- ten tabs that nobody opens

## Make it a ritual

Same hour, same length, also in bad weeks. **Especially** in bad weeks. An owner who only hears from you when something is wrong learns to fear your name.

Once a month add a fourth sentence: what you would do if it were your shop. You see the whole month. They see today’s line of customers.`,
        },
        {
          name: 'What a bookkeeper never does',
          type: 'VIDEO',
          shortDescription: 'Sign, hide, guess, gossip.',
          minutes: 7,
          body: `## Four nevers

- Never **sign** tax papers as if you were the accountant.
- Never **hide** a difference, yours or theirs.
- Never **guess** an amount in ink.
- Never **talk** about one shop in another, not even as a funny story.

If an owner asks you for a second set of books, stop politely and leave. No fee is worth it.`,
          video: { file: true },
        },
        {
          name: 'Hand over to the accountant',
          type: 'VIDEO',
          shortDescription: 'A folder that needs no phone call.',
          minutes: 8,
          body: `## Before the quarter ends

Send one folder: weekly sheets, invoices given, invoices received, bank and e-wallet lists, and a page called **“Things I was not sure about”**.

Accountants love that page. It turns ten phone calls into one, and it shows that you know the border of your own work.`,
          video: { file: true },
          files: [
            {
              name: 'Quarter folder checklist.pdf',
              kind: 'pdf',
              lines: [
                '# Quarter folder checklist',
                'For the accountant. Name the folder: shop, year, quarter.',
                '## In the folder',
                '[ ] 13 weekly sheets, each tied and numbered',
                '[ ] Copies of invoices given, in order, none missing',
                '[ ] Invoices received, sorted by month',
                '[ ] Bank statements and e-wallet lists',
                '[ ] List of customers who still owe, with dates',
                '[ ] List of suppliers who are still to be paid',
                '[ ] Stock count of the last day, signed by the owner',
                '## Things I was not sure about',
                '1. ____________________________________________________',
                '2. ____________________________________________________',
                '3. ____________________________________________________',
                '## Not my part',
                'Computing the tax and signing the returns is for the accountant or the owner.',
              ],
            },
          ],
        },
      ],
    },
  ],
};
