import type { DemoCourse } from './types.ts';

export const bonusesForMembers: DemoCourse = {
  id: 136,
  name: 'Bonuses: design, AI and your energy',
  shortDescription: 'Extra lessons for members: simple design in Canva, AI as an assistant, and looking after yourself.',
  description: `Thank you for being a member. These lessons have no order and no deadline. Take one when you need it.

- **Canva design basics:** make a clean post, price list or cover without being a designer.
- **AI as an assistant:** let it draft, and stay the person who decides.
- **Time and energy:** for weeks in which there is too much of everything.`,
  author: 'head-coach',
  opens: 'bonus',
  units: [
    {
      name: 'Canva design basics',
      shortDescription: 'Four principles and one evening of practice.',
      lessons: [
        {
          name: 'Line, shape, space',
          type: 'VIDEO',
          shortDescription: 'The building blocks you already know from buko pie boxes.',
          minutes: 6,
          body: `## Train your eye for one day

After this short film, look at five things around you: a jeepney sign, a shampoo sachet, a menu, a receipt, a poster. For each one name **what you saw first**, and what made you see it: size, color, or empty space around it.

Take one photo and bring it to the group.`,
          video: { link: 'https://www.youtube.com/watch?v=YqQx75OPRa0' },
        },
        {
          name: 'Letters that are easy to read',
          type: 'VIDEO',
          shortDescription: 'Two fonts are plenty.',
          minutes: 6,
          body: `## Choose two and stop

One font for headings, one for text. Big enough to read on a phone held at arm’s length.

Open an old design of yours and count the fonts. Reduce them to two, make the important line **twice** as large as the rest, and compare. Most designs are finished at this point.`,
          video: { file: true },
        },
        {
          name: 'Colors that agree',
          type: 'VIDEO',
          shortDescription: 'A wheel, three recipes and some restraint.',
          minutes: 6,
          body: `## Three colors, three jobs

- one for the **background**, quiet
- one for **text**, dark enough to read in the sun
- one for **the thing to notice**, used once

Check with your phone at half brightness, outside. If the price disappears, the color is pretty but wrong.`,
          video: { file: true },
        },
        {
          name: 'A price list to remake',
          type: 'EMBED',
          shortDescription: 'Open the template, copy it, make it yours.',
          minutes: 12,
          body: `## One evening, one price list

Copy the template. Replace the items with those of a real small shop near you, with their permission.

1. Align everything to **one** left edge.
2. Put prices in one column, right aligned: ₱45.00, ₱120.00.
3. Remove one thing. Then one more.

Print it in black and white. Still clear? Then it is done.`,
          embedUrl: 'https://www.canva.com/design/DAGatlasDemo2/view?embed',
          files: [
            {
              name: 'Price list to remake.csv',
              kind: 'csv',
              lines: [
                'Group | Item | Unit | Price | Remark',
                'Breads | Pandesal | 10 pieces | ₱40.00 | from 5:00 AM',
                'Breads | Ensaymada, cheese | each | ₱38.00 | ',
                'Breads | Ensaymada, ube | each | ₱45.00 | Friday to Sunday',
                'Cakes | Mocha, 8 inches | each | ₱680.00 | order one day ahead',
                'Cakes | Yema, 8 inches | each | ₱620.00 | order one day ahead',
                'Cakes | Number cake | each number | ₱950.00 | order three days ahead',
                'Merienda | Pancit, small tray | 5 to 7 people | ₱450.00 | order by 9:00 AM',
                'Merienda | Puto, 24 pieces | box | ₱180.00 | ',
                'Drinks | Iced coffee | 12 oz | ₱65.00 | ',
                'Drinks | Calamansi juice | 12 oz | ₱45.00 | less sugar on request',
              ],
            },
          ],
        },
        {
          name: 'Layout: put friends together',
          type: 'VIDEO',
          shortDescription: 'Closeness, white space, alignment, contrast, repetition.',
          minutes: 5,
          body: `## Make groups

Watch for the word *proximity*. Things that belong together stand together: photo, name, price. **Empty space is what makes the group visible**, so it is not wasted.

Take your price list from this unit and double the space between groups. Halve it inside them.`,
          video: { link: 'https://www.youtube.com/watch?v=a5KYlHNKQB8' },
          files: [
            {
              name: 'Five-minute design check.pdf',
              kind: 'pdf',
              lines: [
                '# Five-minute design check',
                'Before you send any design to a client.',
                '## At arm’s length, on a phone',
                '[ ] I can read the most important line in two seconds',
                '[ ] I know what to do next: message, visit, order',
                '## Order',
                '[ ] At most two fonts',
                '[ ] At most three colors, one of them used once',
                '[ ] Everything lines up with something',
                '[ ] Things that belong together stand together',
                '## Truth',
                '[ ] Prices in pesos, date with weekday, place with landmark',
                '[ ] Names spelled as the owner spells them',
                '[ ] Photos are ours, or free to use',
                '## Access',
                '[ ] Dark text on light ground, or the other way round, clearly',
                '[ ] The important facts are also in the caption',
              ],
            },
          ],
        },
      ],
    },
    {
      name: 'AI as an assistant',
      shortDescription: 'It drafts, you decide.',
      lessons: [
        {
          name: 'What is inside the machine',
          type: 'VIDEO',
          shortDescription: 'A patient picture of how such a program learns.',
          minutes: 18,
          body: `## You do not need the math

Watch for the **pictures**: many small numbers that together recognize a handwritten digit. Stop when it gets dense.

The useful idea for work: such a program learned from examples. It gives what is *likely*, not what is *true*. Keep that sentence. It explains most surprises.`,
          video: { link: 'https://www.youtube.com/watch?v=aircAruvnKk' },
        },
        {
          name: 'A good request in five parts',
          type: 'TEXT',
          shortDescription: 'Ask like you would brief a new colleague.',
          minutes: 7,
          body: `## Five parts

1. **Who it is for:** “Customers of a small bakery in Iloilo, mostly mothers.”
2. **What you need:** “Three versions of a reply about a late cake.”
3. **Facts it may use:** paste them. “Pick-up was 3:00 PM, we were ready at 3:50 PM.”
4. **Limits:** “Under 50 words, no promises about refunds, warm, English with po.”
5. **An example** of your own voice.

## Then do your part

- **Check every fact,** number and name. It can invent all three, politely.
- **Cut the sugar:** “I hope this message finds you well” goes first.
- **Add one true detail** that only you know.

## What stays out

Passwords, IDs, health data, contracts, anything of a client that is not public. Ask the client whether AI may be used at all, and write the answer down. Some say no, and that is fine.

| Good first tasks | Not yet |
| --- | --- |
| drafts, summaries of your own notes | legal or tax advice |
| ten ideas to choose from | facts you cannot check |
| a checklist from a messy note | final messages nobody has read |`,
          files: [
            {
              name: 'Request builder.txt',
              kind: 'txt',
              lines: [
                'REQUEST BUILDER (fill in, then copy)',
                '',
                'WHO IT IS FOR',
                '____',
                '',
                'WHAT I NEED (how many, how long)',
                '____',
                '',
                'FACTS IT MAY USE (nothing private)',
                '- ____',
                '- ____',
                '',
                'LIMITS',
                'Tone: ____   Words: at most ____   Do not: ____',
                '',
                'AN EXAMPLE OF MY VOICE',
                '“____“',
                '',
                'BEFORE I SEND THE RESULT',
                '[ ] Every fact, number and name checked',
                '[ ] One true detail added by me',
                '[ ] Read aloud once',
                '[ ] The client allows AI for this task',
              ],
            },
          ],
        },
        {
          name: 'Clever and foolish at once',
          type: 'VIDEO',
          shortDescription: 'A researcher on what common sense is, and why it is hard.',
          minutes: 16,
          body: `## Collect the foolish ones

The speaker shows simple questions that large programs answer badly. Try three of your own about daily life here: jeepney routes, pasalubong, brownouts.

Keep a small list called **“where it fails for my work”**. It is more useful than a list of tricks, and it is yours.`,
          video: { link: 'https://www.youtube.com/watch?v=SvBR0OGT5VI' },
        },
        {
          name: 'A tutor that asks back',
          type: 'VIDEO',
          shortDescription: 'What learning with AI could look like.',
          minutes: 15,
          body: `## Let it ask you

In the talk the program does not give the answer. It asks the next question. Try that yourself: “I want to learn to close a week of sales. **Do not explain. Ask me one question at a time**, and correct me gently.”

Ten minutes. Then check what you learned in a second source.`,
          video: { link: 'https://www.youtube.com/watch?v=hJP5GqnTrNo' },
        },
      ],
    },
    {
      name: 'Time and energy',
      shortDescription: 'You are the only machine you cannot replace.',
      lessons: [
        {
          name: 'Free time is made, not found',
          type: 'VIDEO',
          shortDescription: 'Plan the week before it starts.',
          minutes: 11,
          body: `## Friday, fifteen minutes

The speaker suggests three lists for the coming week: **work, people, self**. Two or three lines in each, no more.

Do it on Friday afternoon, when you still remember how the week felt. Put the first line of *self* in the calendar like a client meeting. It has the same right to exist.`,
          video: { link: 'https://www.youtube.com/watch?v=n3kNlFMXslo' },
        },
        {
          name: 'The energy log',
          type: 'TEXT',
          shortDescription: 'One week of honest marks.',
          minutes: 6,
          body: `## For seven days

Draw a line for each day, from waking to sleeping. Every two hours write a mark: **+** good, **o** fine, **−** empty. Beside it, one word: what you were doing.

It takes a minute. Do not change anything yet.

## On the eighth day, look

- When are your plus hours? Put proposals and hard thinking there.
- What stands beside the minus marks? A person, a task, an empty stomach?
- How many hours after midnight did you work, and how was the *second* day after it?

## Change one thing

Only one, for two weeks. Our members most often choose these:

1. Lunch away from the screen.
2. No client messages in the first hour of the morning.
3. One fixed evening for family, written in the profile.

> Rest is not a prize for finishing. There is always more work. Rest is part of how it gets done.

If the marks stay empty for weeks, also on free days, talk to a doctor. That is not weakness either.`,
          files: [
            {
              name: 'Energy log.csv',
              kind: 'csv',
              lines: [
                'Time | Monday | Tuesday | Wednesday | Thursday | Friday | Saturday | Sunday',
                '6:00 AM | good: walk | fine: chores |  |  |  |  | ',
                '8:00 AM | good: proposals | good: proposals |  |  |  |  | ',
                '10:00 AM | good: editing | fine: messages |  |  |  |  | ',
                '12:00 noon | fine: lunch | empty: no lunch |  |  |  |  | ',
                '2:00 PM | empty: heat | empty: heat |  |  |  |  | ',
                '4:00 PM | fine: messages | fine: call |  |  |  |  | ',
                '6:00 PM | good: family | empty: late call |  |  |  |  | ',
                '8:00 PM | fine: call | fine: report |  |  |  |  | ',
                '10:00 PM | asleep | empty: editing |  |  |  |  | ',
                'My plus hours | 8 to 10 | 8 to 9 |  |  |  |  | ',
                'One thing to change |  |  |  |  |  |  | ',
              ],
            },
          ],
        },
        {
          name: 'Sleep is part of the job',
          type: 'VIDEO',
          shortDescription: 'For everyone with clients on the other side of the world.',
          minutes: 19,
          body: `## Take two habits, not the fear

The speaker is serious about what happens without sleep. If you work nights, do not panic. Take his two practical tips: **regular hours** and **a cool room**.

Add one of ours: dark curtains, even cheap ones, and a sign on the door that says until when.`,
          video: { link: 'https://www.youtube.com/watch?v=5MuIMqhT8DM' },
        },
        {
          name: 'Ten quiet minutes',
          type: 'VIDEO',
          shortDescription: 'Not a religion, not a trick. Just ten minutes.',
          minutes: 9,
          body: `## Try it before you judge it

Watch, then sit for ten minutes with the phone in another room. Let the neighbor’s karaoke be the neighbor’s karaoke.

Do it on five days, at the same moment, for example before the first login. Write one word after each: *restless, sleepy, calm, bored*. All four count.`,
          video: { file: true },
        },
        {
          name: 'Build your ideal week',
          type: 'EMBED',
          shortDescription: 'Blocks you can move: clients, learning, family, nothing.',
          minutes: 8,
          body: `## Start with the blocks that do not move

Put sleep and family first, then your overlap hours with clients, then learning. What is left is what you can sell.

If the week is full before you add a second client, you found something out **before** promising it. Take a picture of your week and show it to somebody at home.`,
          embedUrl: 'https://miro.com/app/live-embed/uXjVAtlasDemo04=/?embedMode=view_only_without_ui',
        },
      ],
    },
  ],
};
