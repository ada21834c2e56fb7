import type { DemoCourse } from './types.ts';

export const taxesAndPapersForFreelancers: DemoCourse = {
  name: 'Taxes and papers for freelancers',
  shortDescription: 'Register, keep receipts, and meet deadlines without fear. General guidance, to be checked with the BIR.',
  description: `**Please read this first.** Rules, rates and forms change, and your situation is your own. This course explains the ideas in plain words. Before you decide or pay, check with the Bureau of Internal Revenue (BIR), your Revenue District Office, or a licensed accountant.

You will be able to:

- know which offices a self-employed person meets
- prepare your papers for registration
- keep a receipt box and a simple book
- put deadlines in a calendar before they find you`,
  author: 'expert',
  opens: 'membership',
  units: [
    {
      name: 'Understand the map',
      shortDescription: 'Which offices, which words.',
      lessons: [
        {
          name: 'Why register at all',
          type: 'VIDEO',
          shortDescription: 'Proof of income, peace at night, bigger clients.',
          minutes: 9,
          body: `## What registration gives you

A loan officer, an embassy and a big client all ask the same thing: **papers**. Registration lets you show income that you can prove.

It also has costs: time, bookkeeping, taxes. List both sides for yourself while you watch. Then write down the questions you would ask an accountant.`,
          video: { file: true },
        },
        {
          name: 'Words you will hear',
          type: 'TEXT',
          shortDescription: 'A small dictionary without fog.',
          minutes: 7,
          body: `## The offices

- **BIR:** collects national taxes. Your *Revenue District Office* (RDO) depends on your address or your registration.
- **Local government:** your city or municipality and barangay may ask for a permit. Ask at the city hall, because rules differ.
- **DTI:** where a business *name* is registered, if you want to use one that is not your own.
- **SSS, PhilHealth, Pag-IBIG:** social insurance. When you have no employer, you pay as self-employed or voluntary member.

## The words

| Word | In plain words |
| --- | --- |
| TIN | your tax number, one for life |
| Gross | everything you received for your work |
| Deduction | what the rules let you take off first |
| Withholding | tax that a client kept and paid for you |
| Return | the form on which you tell what you earned |
| Books | the record of money in and out |

## One warning

Never get a second TIN. If you worked before, you already have one. If you forgot it, ask the BIR.

> Rates and thresholds are left out of this page on purpose. They change. Look them up on the day you need them, at the BIR.`,
        },
        {
          name: 'Employed, mixed or self-employed',
          type: 'VIDEO',
          shortDescription: 'The same person, three situations.',
          minutes: 6,
          body: `## Where are you?

- **Employed only:** your employer files for you, in most cases.
- **Mixed income:** you have a job and clients. Both count.
- **Self-employed only:** it is all yours to do.

Many members change from one to another in the middle of a year. If you did, keep the papers of both, and ask before you file.`,
          video: { file: true },
        },
      ],
    },
    {
      name: 'Register',
      shortDescription: 'Prepare once, stand in line once.',
      lessons: [
        {
          name: 'Papers to prepare',
          type: 'TEXT',
          shortDescription: 'A folder that saves you a second trip.',
          minutes: 6,
          body: `## Ask before you go

Call or message your RDO, or read the BIR’s own site, and ask: “What do you need from a self-employed professional or freelancer **this month**?” Write down the name of the person who answered, and the date.

## What people are often asked for

- a government ID with your present address
- your TIN, if you already have one
- a proof of address
- something about the work: a contract, a certificate, or a statement
- forms, filled in and printed, or sent online where that is offered

Some offices ask for less, some for more. Bring two copies of each, a pen, water and a good mood.

## Before you sign

Ask three things and write the answers:

1. Which **taxes** am I registered for?
2. Which **forms**, and on which dates?
3. May I choose between ways of computing income tax, and **until when**?

The third question matters. Some choices can only be made at the start of a year, and some only for people under a certain income. Ask which one fits you before you tick a box.`,
          files: [
            {
              name: 'Registration folder checklist.pdf',
              kind: 'pdf',
              lines: [
                '# Registration folder checklist',
                'General help only. Your office may ask for other papers. Check first.',
                '## Ask first',
                'Office and person I asked: _________________________________',
                'Date: ____________  Answer: _______________________________',
                '## In the folder',
                '[ ] Government ID, two copies',
                '[ ] My TIN, or a note that I never had one',
                '[ ] Proof of address, two copies',
                '[ ] Contract, certificate or statement about my work',
                '[ ] Forms, filled in but not yet signed',
                '[ ] Pen, envelope, some cash for copies',
                '## Before I leave the counter',
                '[ ] I know which taxes I am registered for',
                '[ ] I know the forms and their dates',
                '[ ] I asked how income tax may be computed for me',
                '[ ] I asked about books and invoices',
                '[ ] I have the receipt of everything I paid',
              ],
            },
          ],
        },
        {
          name: 'Your books and your invoices',
          type: 'VIDEO',
          shortDescription: 'What to write down, and which paper to give.',
          minutes: 8,
          body: `## Two kinds of paper

**Books** are for you and the BIR: money in, money out, by date. **Invoices** are for the client.

Both usually need to be registered or approved before use. The rules on receipts and invoices were changed in recent years, so old videos may be wrong. Ask which document *your* clients should get, and from when.`,
          video: { file: true },
        },
        {
          name: 'Read a form before you sign it',
          type: 'EMBED',
          shortDescription: 'A real US form that American clients may send you.',
          minutes: 10,
          body: `## The form from your American client

Some clients in the United States ask freelancers abroad for a form called **W-8BEN**. It tells them that you are not a US person.

Scroll through it slowly. Find three things: who should *not* use it, where your country goes, and what you confirm by signing. If a line is unclear, ask the client or an accountant. Do not guess.`,
          embedUrl: 'https://docs.google.com/viewer?url=https%3A%2F%2Fwww.irs.gov%2Fpub%2Firs-pdf%2Ffw8ben.pdf&embedded=true',
        },
      ],
    },
    {
      name: 'Keep receipts',
      shortDescription: 'Five minutes a day instead of five nights in April.',
      lessons: [
        {
          name: 'The receipt box',
          type: 'TEXT',
          shortDescription: 'A shoebox, twelve envelopes and a phone.',
          minutes: 6,
          body: `## The system

One envelope for each month. Every paper goes in on the day you get it. On Saturday, for fifteen minutes:

1. Take a photo of each paper. Thermal receipts fade within months.
2. Name the photo: \`2025-11-14 internet 1699.jpg\`.
3. Write one row in your sheet: date, what, amount, who.
4. Put the paper back. **Keep the original.** Ask the BIR how many years; it is more than you think.

## What to keep

- every invoice that you gave, and every one that you got
- proof of money that arrived, also from abroad
- certificates of tax that a client withheld
- the forms you filed and the proof that you paid

## What is a business expense?

Not everything you buy. Whether a cost may be deducted depends on how you are taxed and on the papers behind it. Under some options you deduct nothing at all, and keep receipts only as proof. When in doubt, keep the paper and ask.

> A receipt in the box is a calm evening in April.`,
          files: [
            {
              name: 'Money in, money out.csv',
              kind: 'csv',
              lines: [
                'Date | In or out | From or to | What for | Amount (PHP) | Document | Photo saved | Note',
                '11/03/2025 | in | Harper Home Goods | Inbox, first half of November | 9,000.00 | Invoice 012 | yes | Sent in USD, rate noted',
                '11/05/2025 | out | Internet provider | November plan | 1,699.00 | Invoice | yes | ',
                '11/06/2025 | out | Computer shop, Quiapo | Headset | 850.00 | Invoice | yes | Name and TIN on it',
                "11/10/2025 | in | Aling Nena's Bakery | Calendar and captions | 4,500.00 | Invoice 013 | yes | ",
                '11/14/2025 | out | Power company | Share for work room | 1,120.00 | Bill | yes | Ask if it counts',
                '11/17/2025 | in | Harper Home Goods | Inbox, second half | 9,000.00 | Invoice 014 | no | Not yet received',
                '11/20/2025 | out | Tax set aside | Moved to savings | 2,500.00 | Transfer | yes | Not an expense',
                ' |  |  |  |  |  |  | ',
                ' |  |  |  |  |  |  | ',
              ],
            },
          ],
        },
        {
          name: 'Why we wait until the last night',
          type: 'VIDEO',
          shortDescription: 'A funny talk about deadlines, and what helps.',
          minutes: 14,
          body: `## Laugh first, then use the calendar

The speaker draws what happens in the head of somebody who waits. Taxes are the dangerous kind of task: the deadline is real, and the panic comes too late to gather papers.

Pause at the end. Put **two** reminders before each of your dates: two weeks and two days.`,
          video: { link: 'https://www.youtube.com/watch?v=arj7oStGLkU' },
        },
        {
          name: 'Set money aside on the day it arrives',
          type: 'VIDEO',
          shortDescription: 'A second pocket that you do not touch.',
          minutes: 7,
          body: `## The second pocket

When a payment arrives, move a part of it to another account **the same day**. How much? Ask an accountant once, with your own numbers, and write it on a sticky note.

If you set aside too much, you get a nice surprise in April. Too little, and you look for a loan. Choose your surprise.`,
          video: { file: true },
        },
        {
          name: 'A calendar that remembers for you',
          type: 'TEXT',
          shortDescription: 'Dates change, habits stay.',
          minutes: 5,
          body: `## Build it once a year

Every January, open the BIR’s tax calendar and copy the dates that belong to *your* registration. For many self-employed people there are returns each quarter and one for the whole year, but your certificate is what counts.

For each date, make three entries:

1. **Two weeks before:** gather invoices, close the book, ask questions.
2. **Two days before:** file and pay. Systems get slow on the last day.
3. **The day after:** save the proof in two places.

## Also in the calendar

- SSS, PhilHealth and Pag-IBIG, by their own dates
- renewals at the city hall, often in January
- the day you ask whether a rule has changed

## If you are already late

It happens. Do not hide. Go and ask what it takes to be correct again. It usually costs less this month than next month.

> This course is general guidance, written for learning. The BIR or a licensed accountant has the last word.`,
          files: [
            {
              name: 'My deadlines.csv',
              kind: 'csv',
              lines: [
                'What | Office | How often | Date on my certificate or notice | Gather papers | File and pay | Proof saved in',
                'Income tax, quarter 1 | BIR | yearly |  | two weeks before | two days before | ',
                'Income tax, quarter 2 | BIR | yearly |  | two weeks before | two days before | ',
                'Income tax, quarter 3 | BIR | yearly |  | two weeks before | two days before | ',
                'Income tax, whole year | BIR | yearly |  | two weeks before | two days before | ',
                'Other tax I am registered for | BIR | ask |  | two weeks before | two days before | ',
                'Books and invoices | BIR | ask |  | one month before |  | ',
                'Permit, if needed | City hall | yearly |  | December | January | ',
                'SSS | SSS | ask |  |  | two days before | ',
                'PhilHealth | PhilHealth | ask |  |  | two days before | ',
                'Pag-IBIG | Pag-IBIG | ask |  |  | two days before | ',
                'Did a rule change? | BIR | every January |  |  |  | ',
                'Note | Fill the dates from your own papers. This list is general and may not fit you. |  |  |  |  | ',
              ],
            },
          ],
        },
      ],
    },
  ],
};
