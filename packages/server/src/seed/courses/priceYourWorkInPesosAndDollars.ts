import type { DemoCourse } from './types.ts';

export const priceYourWorkInPesosAndDollars: DemoCourse = {
  name: 'Price your work in pesos and dollars',
  shortDescription: 'Find your floor, quote with calm, and send invoices that are paid on time.',
  description: `Most of us guess the first price, and then live with it for years. Here you count instead. You find the lowest price that keeps the lights on, add what is missing, and learn to quote the same work by the hour, by the month and by the project.

You will be able to:

- calculate a floor price from your own expenses
- quote in pesos or dollars and know what arrives after fees
- send an invoice with everything the client’s bookkeeper needs
- ask for a late payment without shaking`,
  author: 'expert',
  opens: 'membership',
  units: [
    {
      name: 'Count before you quote',
      shortDescription: 'Your own numbers first, the market second.',
      lessons: [
        {
          name: 'What one month really costs you',
          type: 'VIDEO',
          shortDescription: 'Rent is easy. The forgotten parts are not.',
          minutes: 9,
          body: `## Count the quiet costs

Write down one normal month, then add what hides:

- internet and the **second** line for brownouts
- the laptop, divided by 36 months
- SSS, PhilHealth and Pag-IBIG that nobody pays for you now
- tax set aside, holidays, sick days

Pause after each item and fill in the sheet. An honest guess is better than a blank.`,
          video: { file: true },
        },
        {
          name: 'Your floor price in four steps',
          type: 'TEXT',
          shortDescription: 'The number under which you say no, kindly.',
          minutes: 7,
          body: `## Four steps

1. **Monthly need.** Add everything from the last lesson. Say it is ₱32,000.00.
2. **Safety.** Add a tenth for surprises: ₱35,200.00.
3. **Hours you can sell.** Not 160. Messages, learning and proposals are work too. Say 88 hours.
4. **Divide.** ₱35,200.00 ÷ 88 = **₱400.00 an hour**. If one dollar brings ₱56.00 after fees, that is about $7.15.

## What the floor is for

The floor is not your price. It tells you when a project would make you poorer. Your price sits above it, by what the result is worth to the client.

| Situation | What to do |
| --- | --- |
| Offer is below the floor | Make the work smaller, or say no |
| Offer is at the floor | Only for a short, useful project |
| Offer is above the floor | Say yes, and save the difference for slow months |

> A low price does not make you safe. It makes you busy.

Count again every six months. Rice is not the only thing that gets more expensive.`,
          files: [
            {
              name: 'Floor price calculator.csv',
              kind: 'csv',
              lines: [
                'Step | What | Example (PHP) | Yours (PHP) | How',
                '1 | Rent or share in the house | 8,000.00 |  | What you pay or give each month',
                '1 | Food and household | 10,000.00 |  | A normal month, no fiesta',
                '1 | Internet and mobile data | 2,400.00 |  | Both lines',
                '1 | Power and water | 3,100.00 |  | Your share, with the fan on all day',
                '1 | Laptop and phone | 1,500.00 |  | Price divided by 36',
                '1 | SSS, PhilHealth, Pag-IBIG | 3,000.00 |  | What you pay as self-employed',
                '1 | Set aside for tax | 2,500.00 |  | Ask a bookkeeper what fits you',
                '1 | Family and savings | 1,500.00 |  | Pay yourself too',
                '2 | Monthly need | 32,000.00 |  | Sum of step 1',
                '2 | With a tenth for surprises | 35,200.00 |  | Monthly need × 1.10',
                '3 | Hours you can sell | 88 |  | 22 days × 4 hours',
                '4 | Floor per hour in pesos | 400.00 |  | Step 2 ÷ step 3',
                '4 | Floor per hour in dollars | 7.15 |  | Floor ÷ pesos you receive for a dollar, rounded up',
              ],
            },
          ],
        },
        {
          name: 'Are we in control of our decisions?',
          type: 'VIDEO',
          shortDescription: 'How the options we show change the choice.',
          minutes: 17,
          body: `## Watch the part about three offers

The speaker shows how people choose differently when the options change. Use it gently and honestly: show **two clear options** that you would both be glad to do.

Never add a fake option only to make another look good. Clients notice, and so does your stomach.`,
          video: { link: 'https://www.youtube.com/watch?v=9X68dm92HVI' },
        },
      ],
    },
    {
      name: 'Quote',
      shortDescription: 'By the hour, by the month, by the project.',
      lessons: [
        {
          name: 'Hour, month or project',
          type: 'VIDEO',
          shortDescription: 'Who carries the risk in each.',
          minutes: 10,
          body: `## Who carries the risk?

- **By the hour:** the client does. Good when nobody knows how long it takes.
- **By the month:** you share it. Good for returning tasks with a limit.
- **By the project:** you do. Good when you have done it before.

Start a new kind of work by the hour for two weeks. Keep a log. Then offer a monthly price from real numbers.`,
          video: { file: true },
          files: [
            {
              name: 'Same work three prices.csv',
              kind: 'csv',
              lines: [
                'Work | Hours a month | Per hour (PHP) | Per month (PHP) | Per project (PHP) | Who carries the risk | Use it when',
                'Inbox for one shop | 40 | 420.00 | 15,500.00 |  | Shared | The work returns every day',
                'Set up saved answers | 12 | 450.00 |  | 6,000.00 | You | You did it before',
                'Clean old customer list | unknown | 420.00 |  |  | Client | Nobody knows how messy it is',
                'Weekly books, bakery | 16 | 500.00 | 7,600.00 |  | Shared | The number of receipts is steady',
                'Move 300 listings | 45 | 420.00 |  | 20,000.00 | You | Two samples were timed',
                'Research, one topic | 6 | 450.00 |  | 3,000.00 | You | The question is narrow',
                'Your work 1 |  |  |  |  |  | ',
                'Your work 2 |  |  |  |  |  | ',
                'How to read it | A month costs a little less per hour, because you can plan. |  |  |  |  | ',
                'How to read it | A project costs a little more per hour, because you carry surprises. |  |  |  |  | ',
              ],
            },
          ],
        },
        {
          name: 'Pesos or dollars',
          type: 'TEXT',
          shortDescription: 'Choose the currency, then look at what really arrives.',
          minutes: 6,
          body: `## What arrives is what counts

A client sends $500.00. Between that number and your e-wallet there may be a sending fee, a receiving fee and an exchange rate that is a little lower than the one on the news.

Write down all three for **one** real payment:

1. Amount sent: $500.00
2. Fees taken: for example $12.00
3. Rate you got: for example ₱55.40
4. Arrived: 488 × 55.40 = **₱27,035.20**

Now divide: ₱27,035.20 ÷ 500 = ₱54.07 for each dollar you quoted. *That* is your working rate.

## Two fair sentences

- “My price is $500.00 **received**, so please choose the option where you carry the sending fee.”
- “We agree on pesos. If the rate moves a lot, we talk again at the end of the quarter.”

Rates and fees change often. Check the day you quote, and write the date beside the rate.`,
          files: [
            {
              name: 'What really arrives.csv',
              kind: 'csv',
              lines: [
                'Date | Client pays (USD) | Fees (USD) | Rate received (PHP) | Arrived (PHP) | Working rate per USD (PHP) | How it was sent',
                '11/05/2025 | 500.00 | 12.00 | 55.40 | 27,035.20 | 54.07 | Transfer service',
                '11/12/2025 | 120.00 | 4.00 | 55.25 | 6,409.00 | 53.41 | Transfer service',
                '11/14/2025 | 300.00 | 0.00 | 55.60 | 16,680.00 | 55.60 | Client carried the fee',
                '11/20/2025 | 75.00 | 5.00 | 55.10 | 3,857.00 | 51.43 | Small amount, same fee',
                ' |  |  |  |  |  | ',
                ' |  |  |  |  |  | ',
                'How to read it | Arrived divided by what the client paid gives the working rate. |  |  |  |  | ',
                'Tip | Small payments lose more to fees. Bill once or twice a month. |  |  |  |  | ',
              ],
            },
          ],
        },
        {
          name: 'The rate sheet to copy',
          type: 'EMBED',
          shortDescription: 'Change three cells and see four prices.',
          minutes: 8,
          body: `## How to use it

Make your own copy. Only three cells are yours to change: **monthly need**, **hours you can sell** and **working rate**. The rest counts itself: hour, day, week and month, in pesos and dollars.

Bring one question about your numbers to the Thursday call. You may cover the amounts.`,
          embedUrl: 'https://docs.google.com/spreadsheets/d/e/2PACX-atlas-demo-rate-sheet/pubhtml?widget=true&headers=false',
        },
        {
          name: 'Dare to disagree',
          type: 'VIDEO',
          shortDescription: 'Saying “that will not fit” is part of the service.',
          minutes: 13,
          body: `## Disagree early

The speaker shows how good work needs people who dare to object. A quote is such a moment.

Practice one sentence: **“In two days I can do half of this well, or all of it badly. Which half matters more?”** Say it aloud until it sounds friendly.`,
          video: { link: 'https://www.youtube.com/watch?v=PY_kd46RfVE' },
        },
      ],
    },
    {
      name: 'Invoice and collect',
      shortDescription: 'Be easy to pay.',
      lessons: [
        {
          name: 'An invoice that nobody has to ask about',
          type: 'VIDEO',
          shortDescription: 'Nine lines, one page.',
          minutes: 7,
          body: `## Nine things on the page

Your name and address, the client’s name and address, **invoice number**, date, what you did, amount with currency, due date, how to pay, and a thank-you.

If you are registered with the BIR, use the invoices that your registration calls for. The document you send by email for information is not always the one the law asks for.`,
          video: { file: true },
          files: [
            {
              name: 'Invoice checklist.pdf',
              kind: 'pdf',
              lines: [
                '# Invoice checklist',
                'Tick every line before you send. One missing line can cost a week.',
                '## Who',
                '[ ] My registered name and address',
                '[ ] My tax number, if I am registered',
                '[ ] The client’s business name and address, as they wrote it',
                '## What',
                '[ ] Invoice number, one higher than the last',
                '[ ] Date of the invoice, MM/DD/YYYY',
                '[ ] What I did, in the words of the agreement',
                '[ ] Dates or number of hours',
                '## How much',
                '[ ] Amount with the currency: ₱ or $',
                '[ ] Anything already paid, and what is left',
                '[ ] Who carries the fees',
                '## When and how',
                '[ ] Due date with the weekday',
                '[ ] One or two ways to pay, with the account name',
                '[ ] A line of thanks',
              ],
            },
          ],
        },
        {
          name: 'Three messages for a late payment',
          type: 'TEXT',
          shortDescription: 'From friendly to firm, without losing your voice.',
          minutes: 6,
          body: `## One day late

> “Good morning, Mr. Walsh. A small reminder that invoice 014 for $240.00 was due yesterday. Is there anything you need from me to process it?”

Most late payments end here. Somebody was on leave, or the invoice slept in a folder.

## One week late

> “Invoice 014 is now seven days late. May I ask for the date on which it will be paid? I have the next batch ready and will send it as soon as that is settled.”

Notice the two parts: **a date**, and **a natural pause** in the work.

## Two weeks late

> “I have paused our work today, as we agreed in line five of our scope. I would be glad to continue when invoice 014 is paid. If the full amount is difficult, tell me, and we can look at two parts.”

## After that

Write down everything, keep the messages, and decide what your time is worth. For the next project, half comes before the first hour.

> You are not begging. You are finishing a piece of work called “being paid”.`,
          files: [
            {
              name: 'Late payment messages.txt',
              kind: 'txt',
              lines: [
                'LATE PAYMENT, THREE MESSAGES',
                '',
                'ONE DAY LATE',
                'Good morning, [name]. A small reminder that invoice [number] for [amount] was due',
                'yesterday. Is there anything you need from me to process it?',
                '',
                'ONE WEEK LATE',
                'Invoice [number] is now seven days late. May I ask for the date on which it will be paid?',
                'I have the next part ready and will send it as soon as that is settled.',
                '',
                'TWO WEEKS LATE',
                'I have paused our work today, as we agreed. I would be glad to continue when invoice',
                '[number] is paid. If the full amount is difficult, tell me, and we can look at two parts.',
                '',
                'BEFORE YOU SEND',
                '[ ] The invoice really arrived, and at the right person',
                '[ ] Amount, number and date are correct',
                '[ ] I wrote it in the morning, not at midnight',
              ],
            },
          ],
        },
        {
          name: 'Raise your price without drama',
          type: 'VIDEO',
          shortDescription: 'One month of notice and one good reason.',
          minutes: 6,
          body: `## A short letter

“From Monday, 01/05/2026, my monthly price will be **₱21,000.00**. It now includes the Friday report that we added in August. If you prefer to stay at ₱18,000.00, we can take the report out.”

Send it a month ahead. Offer the smaller version. Thank them for the year. Some will leave, and that is also an answer.`,
          video: { file: true },
        },
      ],
    },
  ],
};
