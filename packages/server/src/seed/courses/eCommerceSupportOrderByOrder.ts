import type { DemoCourse } from './types.ts';

export const eCommerceSupportOrderByOrder: DemoCourse = {
  name: 'E-commerce support, order by order',
  shortDescription: 'List products, answer buyers, handle returns and calm a bad day in an online shop.',
  description: `Online shops need people who notice: the wrong size in a title, the parcel that has not moved for four days, the buyer who is angry because he is afraid. This course follows one order from the listing to the review.

You will be able to:

- write a listing that answers questions before they are asked
- keep orders, stock and couriers in one view
- answer chats in a tone that fits the shop
- handle returns by a rule, and with a heart`,
  author: 'coach',
  opens: 'advanced',
  units: [
    {
      name: 'The listing',
      shortDescription: 'Half of all questions are answered here, or not at all.',
      lessons: [
        {
          name: 'A title that people search for',
          type: 'VIDEO',
          shortDescription: 'What, for whom, which size.',
          minutes: 10,
          body: `## In this order

**What it is**, then what makes it different, then size or quantity: “Rattan laundry basket with lid, 45 cm, natural”.

Leave out *best*, *sale* and a row of stars. Look up how buyers ask for it in chat, and use their word. If they say “ropero”, do not write “garment storage solution”.`,
          video: { file: true },
        },
        {
          name: 'The description that saves fifty chats',
          type: 'TEXT',
          shortDescription: 'Five blocks, always in the same place.',
          minutes: 7,
          body: `## Five blocks

1. **What it is,** in one sentence.
2. **Measures:** centimeters *and* something familiar. “Fits 5 kilos of laundry.”
3. **What is in the box,** counted.
4. **Care:** wash, store, do not.
5. **Delivery and returns:** days, and who pays for what.

## Read the chats first

Before you write, open the last fifty chats about the product and make a tally. If nine people asked whether the lid comes with it, the lid goes into the first sentence.

## Honest photos in words

If the color looks warmer on screen, write that. A buyer who was warned does not return it.

| Instead of | Write |
| --- | --- |
| premium quality | 2 mm thick, double stitched |
| large | 45 cm high, about up to your knee |
| fast delivery | leaves in 24 hours on weekdays |
| limited stock | 12 left today |

> A good description is customer service that works at night.`,
          files: [
            {
              name: 'Listing checklist.pdf',
              kind: 'pdf',
              lines: [
                '# Listing checklist',
                'For each product, before it goes online.',
                '## Title',
                '[ ] Starts with what it is, in the word that buyers use',
                '[ ] Has size, quantity or model',
                '[ ] No “best”, no rows of signs',
                '## Pictures',
                '[ ] First one on a plain background',
                '[ ] One with a hand or a coin beside it, for size',
                '[ ] One of the label, the plug or the seam',
                '## Description',
                '[ ] One sentence that says what it is',
                '[ ] Measures in cm, and something familiar',
                '[ ] What is in the box, counted',
                '[ ] Care and warnings',
                '[ ] Delivery and returns, who pays for what',
                '## Check',
                '[ ] Price in pesos, with and without delivery',
                '[ ] Stock number is today’s number',
              ],
            },
          ],
        },
        {
          name: 'Too many choices',
          type: 'VIDEO',
          shortDescription: 'Why fewer options may sell better, and make people happier.',
          minutes: 20,
          body: `## Use it in a shop

The speaker asks whether more choice is always good. Look at your client’s shop with that question.

Find one product with too many variants. Suggest **three to keep in front** and move the others one tap away. Send it as an idea with a reason, not as a correction.`,
          video: { link: 'https://www.youtube.com/watch?v=VO6XEQIsCoM' },
        },
        {
          name: 'Look at a shop page as a design file',
          type: 'EMBED',
          shortDescription: 'Where does the eye go first?',
          minutes: 10,
          body: `## Learn to move around

Designers will send you files like this one. You only need three skills: **zoom** with the wheel or two fingers, **move** by dragging, and **find** a page in the list.

Walk through the sample file. Then open your client’s shop beside it, and note what the eye meets first, second and third.`,
          embedUrl:
            'https://www.figma.com/embed?embed_host=share&url=https%3A%2F%2Fwww.figma.com%2Ffile%2FLKQ4FJ4bTnCSjedbRpk931%2FSample-File',
        },
      ],
    },
    {
      name: 'The order',
      shortDescription: 'From “paid” to “delivered”.',
      lessons: [
        {
          name: 'One view for all orders',
          type: 'VIDEO',
          shortDescription: 'Five states and a color for each.',
          minutes: 9,
          body: `## Five states

**New, packed, handed over, on the way, delivered.** Everything else is a problem and gets a sixth column with a name: who looks at it, until when.

Check the board at the same two times each day. An order that stays in one state for more than two days gets a message *before* the buyer writes.`,
          video: { file: true },
        },
        {
          name: 'When a parcel goes missing',
          type: 'TEXT',
          shortDescription: 'What to say on day three, day five and day eight.',
          minutes: 6,
          body: `## Day three: tell them first

> “Good morning, Mr. Abad. Your parcel has been in Cebu since Tuesday. I asked the courier today and will write again tomorrow before 5:00 PM.”

You do not have an answer yet. You have **a time** at which you will write. Keep it, even when there is no news.

## Day five: show your work

> “The courier confirmed that it missed a ferry. The new date is Friday, 11/21/2025. If you need it earlier, I can refund it today.”

## Day eight: decide

Follow the shop’s rule. If there is none, suggest one: after eight days the buyer chooses between a new parcel and a refund, and the shop argues with the courier.

## What you never write

- “It is with the courier, not with us.”
- “Please be patient.”
- “As I already said.”

> The buyer paid the shop, not the ferry. To them you *are* the shop.`,
          files: [
            {
              name: 'Courier follow-up log.csv',
              kind: 'csv',
              lines: [
                'Order | Buyer | Courier | Handed over | Last scan | Place | Day 3 message | Day 5 message | Day 8 decision | Closed',
                'A-1042 | R. Abad | Courier 1 | 11/11/2025 | 11/13/2025 | Cebu hub | sent | sent | not needed | 11/18/2025',
                'A-1047 | L. Sison | Courier 1 | 11/12/2025 | 11/12/2025 | Pasig | sent | sent | refund ₱1,250.00 | 11/20/2025',
                'A-1051 | M. Tolentino | Courier 2 | 11/12/2025 | 11/15/2025 | Davao | sent | not needed | not needed | 11/16/2025',
                'A-1058 | C. Bautista | Courier 2 | 11/14/2025 | 11/14/2025 | Naga | sent |  |  | ',
                'A-1060 | J. Uy | Courier 1 | 11/14/2025 | 11/17/2025 | Iloilo | not needed |  |  | 11/18/2025',
                'A-1066 | P. Magno | Courier 3 | 11/15/2025 | 11/15/2025 | Baguio | sent |  |  | ',
                ' |  |  |  |  |  |  |  |  | ',
                'Rule | Day 3: tell first. Day 5: show the work. Day 8: new parcel or refund. |  |  |  |  |  |  |  | ',
              ],
            },
          ],
        },
        {
          name: 'Stock that tells the truth',
          type: 'VIDEO',
          shortDescription: 'Count ten things every day.',
          minutes: 8,
          body: `## Ten a day

Nobody wants to count the whole room. Count **ten products a day**, the ones that moved most. In a month you have counted everything that matters.

When the sheet and the shelf differ, change the sheet and write why: broken, returned, given as a gift. “I don’t know” is also a reason. Three of those for one product are a pattern.`,
          video: { file: true },
        },
      ],
    },
    {
      name: 'The buyer',
      shortDescription: 'Chats, returns, reviews.',
      lessons: [
        {
          name: 'The tone of a shop',
          type: 'VIDEO',
          shortDescription: 'Warm, short, in their language.',
          minutes: 7,
          body: `## Find the voice

Collect ten answers that the owner wrote personally. Underline the words that return: “po”, “mare”, “noted with thanks”.

Write a half-page guide: how we greet, how we say no, which jokes we do not make. **Then follow it**, also at 11:00 PM, also with the buyer who writes in capitals.`,
          video: { file: true },
        },
        {
          name: 'Returns by rule, and with a heart',
          type: 'TEXT',
          shortDescription: 'Decide once, apply calmly.',
          minutes: 7,
          body: `## Write the rule with the owner

| Case | Who pays delivery | What the buyer gets |
| --- | --- | --- |
| Wrong item sent | shop | right item or refund |
| Broken on arrival, photo within 2 days | shop | new item or refund |
| Does not fit, unused, within 7 days | buyer | exchange |
| Changed their mind | buyer | store credit |
| Used, washed, no label | none | kind no, with a tip |

The law gives buyers rights too. A shop’s rule may be more generous than the law, never less. If you are unsure, ask the owner to check with the DTI.

## The heart part

Read the message twice. A person who writes “the shoes for my son’s graduation are too small” has a date. Ask for the date. Then see what is possible before it.

## A kind no

> “I can see that it matters to you. It was worn outside, so I cannot take it back. A shoemaker can stretch it by half a size, usually for under ₱200.00. Shall I tell you how to ask for it?”

You said no, and you still helped.`,
          files: [
            {
              name: 'Returns decision sheet.csv',
              kind: 'csv',
              lines: [
                'Case | Ask first | Who pays delivery | What the buyer gets | Answer within | Needs the owner',
                'Wrong item sent | Photo of the label | Shop | Right item or refund | 1 day | no',
                'Broken on arrival | Photo within 2 days | Shop | New item or refund | 1 day | no',
                'Parts missing | What is in the box? | Shop | Missing part or refund | 1 day | no',
                'Does not fit, unused | Is the tag still on? | Buyer | Exchange | 2 days | no',
                'Changed their mind | Is it unopened? | Buyer | Store credit | 2 days | no',
                'Used or washed | What happened? | None | Kind no, with a tip | 2 days | no',
                'Gift with a date | Which day is it needed? | Depends | Fastest fair way | same day | yes',
                'Third return by one buyer | Look at the history | Depends | Owner decides | 2 days | yes',
                'Buyer mentions a law or a complaint | Thank them, promise a time | Depends | Owner decides | same day | yes',
              ],
            },
          ],
        },
        {
          name: 'Make friends with stress',
          type: 'VIDEO',
          shortDescription: 'For the days of the big sale.',
          minutes: 14,
          body: `## Before the next sale

The speaker suggests another way to see a racing heart: the body getting ready. Watch it the week *before* a big sale, not on the day.

Plan three things: when you eat, who covers you for fifteen minutes, and which saved answer you will use most. Then let your heart race a little.`,
          video: { link: 'https://www.youtube.com/watch?v=RcGyVTAoXEU' },
        },
        {
          name: 'Ask for a review at the right moment',
          type: 'VIDEO',
          shortDescription: 'Two days after the parcel, one sentence.',
          minutes: 6,
          body: `## Two days later

“Your basket arrived on Tuesday. Is everything as you expected?” If **yes**, thank them and ask: “Would you write one line for other buyers?” If **no**, solve it first and ask for nothing.

Answer every review, good or bad, in two lines. Future buyers read how you answer, more than what was said.`,
          video: { file: true },
        },
      ],
    },
  ],
};
