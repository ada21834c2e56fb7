import type { DemoCourse } from './types.ts';

export const socialMediaManagementThatStaysCalm: DemoCourse = {
  name: 'Social media management that stays calm',
  shortDescription: 'Plan a month, write captions people finish, answer comments, and report without vanity.',
  description: `You can manage a page without being online all day. This course is for small businesses with small budgets: a bakery, a clinic, a resort with six rooms. You plan in blocks, post with a purpose and know when to close the app.

You will be able to:

- plan four weeks in one afternoon
- write captions with a first line that earns the second
- handle an angry comment with grace
- report with three numbers that the owner understands`,
  author: 'expert',
  opens: 'membership',
  units: [
    {
      name: 'Plan',
      shortDescription: 'One afternoon, four weeks.',
      lessons: [
        {
          name: 'What is this page for?',
          type: 'VIDEO',
          shortDescription: 'One job for a page, one job for a post.',
          minutes: 9,
          body: `## One job

Ask the owner: “If this page could do **one** thing for you next month, what would it be?” Messages? Bookings? People who know that you moved to the other side of the road?

Write the answer on top of the calendar. A post that does not help with it needs a very good excuse.`,
          video: { file: true },
        },
        {
          name: 'Four kinds of posts',
          type: 'TEXT',
          shortDescription: 'A simple rhythm that never runs dry.',
          minutes: 7,
          body: `## The four kinds

1. **Show:** what you make, sell or do, in good light.
2. **Teach:** one small useful thing. How to reheat pandesal. What to bring to a first check-up.
3. **Prove:** a kind word, a before and after, a full table.
4. **Ask:** a question, a choice, an invitation to message.

## A week for a small shop

| Day | Kind | Example for a bakery |
| --- | --- | --- |
| Monday | Teach | Freeze ensaymada like this |
| Wednesday | Show | The first tray at 5:00 AM |
| Friday | Ask | Ube or cheese for the weekend? |
| Sunday | Prove | A photo from a customer’s merienda |

Four posts are enough. **Four good ones, for a year,** beat twenty in January and none in March.

## Before you plan

Open the local calendar: fiesta, payday, exam week, school opening, rainy months. A post about picnic cakes in a typhoon week tells people that nobody is home.

> Plan the month on paper first. Apps make everything look finished.`,
          files: [
            {
              name: 'Four-week content calendar.csv',
              kind: 'csv',
              lines: [
                'Week | Day | Kind | Idea | Picture needed | Caption written | Approved by | Link or action',
                '1 | Monday | Teach | How to keep bread soft | Bread in a tin | yes | Aling Nena | Save this post',
                '1 | Wednesday | Show | First tray of the day | Video, 10 seconds | yes | Aling Nena | Message to reserve',
                '1 | Friday | Ask | Ube or cheese? | Two photos | yes | Aling Nena | Comment',
                "1 | Sunday | Prove | Customer's merienda | Photo with permission | no |  | ",
                '2 | Monday | Teach | How many pieces for 20 guests | Simple table | no |  | Message for a quote',
                '2 | Wednesday | Show | Kneading by hand | Video, 15 seconds | no |  | ',
                '2 | Friday | Ask | Payday box: which three? | Flat lay | no |  | Order form',
                '2 | Sunday | Prove | A kind word, as text | Plain background | no |  | ',
                '3 | Monday | Teach | What "no preservatives" means here | Ingredients | no |  | ',
                '3 | Wednesday | Show | The new oven | Photo | no |  | Visit us',
                '3 | Friday | Ask | Guess the filling | Close-up | no |  | Comment',
                '3 | Sunday | Prove | Full table at a christening | Photo with permission | no |  | ',
                '4 | Any | Buffer | Weather, brownout, sold out | None | no |  | ',
              ],
            },
          ],
        },
        {
          name: 'The month on one board',
          type: 'EMBED',
          shortDescription: 'Drag ideas into weeks with your client watching.',
          minutes: 10,
          body: `## Plan with the owner, once

Share the board on a call and move the notes together. It takes forty minutes and saves thirty messages.

Let the owner choose **what to celebrate**. You choose the order. At the end ask: “Which of these needs a photo only you can take?” Those get a date before you hang up.`,
          embedUrl: 'https://miro.com/app/live-embed/uXjVAtlasDemo03=/?embedMode=view_only_without_ui',
        },
      ],
    },
    {
      name: 'Make',
      shortDescription: 'Words first, then pictures.',
      lessons: [
        {
          name: 'Captions people finish',
          type: 'VIDEO',
          shortDescription: 'The first line, the useful middle, the one action.',
          minutes: 8,
          body: `## Three parts

- **First line:** a true, small surprise. “We sold out at 6:40 this morning.”
- **Middle:** what that means for the reader.
- **One action:** message, save, visit. Never three.

Read it aloud in the voice of the owner. If Aling Nena would not say “elevate your mornings”, delete it.`,
          video: { file: true },
        },
        {
          name: 'How ideas spread',
          type: 'VIDEO',
          shortDescription: 'Why safe is invisible and remarkable is a choice.',
          minutes: 17,
          body: `## Remarkable means worth a remark

The speaker gives funny examples of things people talked about. For a small page you do not need a stunt.

List five details of your client that are **worth a remark**: the oven from 1978, the lola who tastes everything, the parking for tricycles. One of them is next week’s post.`,
          video: { link: 'https://www.youtube.com/watch?v=xBIVlM435Zg' },
        },
        {
          name: 'Words for everybody',
          type: 'TEXT',
          shortDescription: 'Captions, alt text and a language that fits the page.',
          minutes: 6,
          body: `## Who is left out?

Some followers watch without sound, some cannot see the picture, some pay for every megabyte. Three habits include them:

- **Captions on every video.** Correct the automatic ones: they do not know “sinigang”.
- **Alt text** for pictures. Say what matters: “Six ube ensaymada on a banana leaf, price ₱45.00 each.”
- **Important facts in text,** not only in the picture: price, date, place.

## English, Filipino or both?

Look at how customers write to the shop. Answer in that language. Taglish is fine when it is how the shop talks, and strange when a clinic suddenly says “bes”.

## Small things that help

Write hashtags with capitals, #UbeEnsaymada, so that screen readers say two words. Three are enough. Put the price in pesos. “PM sent” tells a hundred readers that the answer is a secret.

> If somebody has to ask the price, the post was not finished.`,
          files: [
            {
              name: 'Post check.pdf',
              kind: 'pdf',
              lines: [
                '# Post check',
                'Two minutes before a post goes out.',
                '## For everybody',
                '[ ] The video has captions, corrected by a person',
                '[ ] The picture has alt text that says what matters',
                '[ ] Price, date and place are also in the text',
                '[ ] Hashtags with capitals, three at most',
                '## For the shop',
                '[ ] It helps with the one job of this page',
                '[ ] The owner would say these words',
                '[ ] There is one action, not three',
                '[ ] Names are spelled right, people agreed to be shown',
                '## For today',
                '[ ] No bad news that makes this post look cold',
                '[ ] Stock is really there',
                '[ ] Somebody answers messages for the next two hours',
              ],
            },
          ],
        },
      ],
    },
    {
      name: 'Answer and report',
      shortDescription: 'The quiet work that keeps a page alive.',
      lessons: [
        {
          name: 'The angry comment',
          type: 'VIDEO',
          shortDescription: 'Breathe, thank, take it aside, come back.',
          minutes: 7,
          body: `## In this order

1. **Breathe.** Ten minutes are allowed.
2. **Thank them** and repeat the fact: “You waited an hour for a cold order.”
3. **Act** in private: “I sent you a message with what we will do.”
4. **Come back** in public when it is solved.

Do not delete, unless there are insults or private data. A well answered complaint sells more than a perfect photo.`,
          video: { file: true },
        },
        {
          name: 'How a movement starts',
          type: 'VIDEO',
          shortDescription: 'The first follower matters more than you think.',
          minutes: 3,
          body: `## Look after your first followers

In three minutes a dancing man explains communities. The speaker points at the **first follower**, who makes it safe for others.

Find three people who comment often on your client’s page. Answer them by name this week. Ask one of them for a photo.`,
          video: { link: 'https://www.youtube.com/watch?v=V74AxCqOTvg' },
        },
        {
          name: 'Three numbers for the owner',
          type: 'TEXT',
          shortDescription: 'A report on half a page.',
          minutes: 6,
          body: `## Choose numbers that change a decision

1. **Messages that asked to buy.** Count them by hand if you must.
2. **Saves or shares.** People only keep what is useful.
3. **What you spent,** in hours and in pesos.

Followers are nice. They do not pay for flour.

## Half a page, once a month

> **November, Aling Nena’s Bakery**
> 41 messages asked to order, 9 more than in October. Most came after the Friday question.
> The table “How many pieces for 20 guests” was saved 63 times. I suggest a second one for children’s parties.
> 22 hours, ₱600.00 for boosted posts. The boosted photo brought 4 messages, so I would stop it and pay for better light instead.
> **One decision for you:** may we take orders by form on payday weekends?

*(Numbers in this example are invented.)*

## Say what did not work

Owners trust a report with one failure in it. Only advertisements are perfect.`,
          files: [
            {
              name: 'Monthly report template.txt',
              kind: 'txt',
              lines: [
                '[MONTH], [NAME OF THE SHOP]',
                '',
                '1. MESSAGES THAT ASKED TO BUY',
                '   This month: ____   Last month: ____',
                '   Most came after: ____',
                '',
                '2. SAVES AND SHARES',
                '   The most useful post: ____',
                '   I suggest next: ____',
                '',
                '3. WHAT WE SPENT',
                '   Hours: ____   Boosted posts: ₱____',
                '   Worth it? yes / no, because: ____',
                '',
                'WHAT DID NOT WORK',
                '   ____',
                '',
                'ONE DECISION FOR YOU',
                '   ____',
                '',
                'NEXT MONTH, IN ONE LINE',
                '   ____',
              ],
            },
          ],
        },
        {
          name: 'The case for logging out',
          type: 'VIDEO',
          shortDescription: 'A different opinion, and a useful one for people who post for a living.',
          minutes: 14,
          body: `## You manage pages. They do not manage you.

The speaker argues for leaving social media. You do not have to agree. Take one thing: **your attention is what you sell**.

Set two windows a day for comments, forty minutes each. Outside them the app stays closed, and your client knows the hours.`,
          video: { link: 'https://www.youtube.com/watch?v=3E7hkPZ-HTk' },
        },
      ],
    },
  ],
};
