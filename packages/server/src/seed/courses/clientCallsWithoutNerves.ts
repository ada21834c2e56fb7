import type { DemoCourse } from './types.ts';

export const clientCallsWithoutNerves: DemoCourse = {
  name: 'Client calls without nerves',
  shortDescription: 'Prepare, lead and close a first call of thirty minutes, even if you are the quiet one.',
  description: `The first call decides more than the proposal, and it is also the part many of us fear most. You do not need to be loud. You need a plan, a few good questions, and a way to end.

You will be able to:

- prepare in twenty minutes, internet included
- ask questions that clients enjoy answering
- talk about money without your voice going up
- send a summary that turns a talk into a project`,
  author: 'coach',
  opens: 'membership',
  units: [
    {
      name: 'Before the call',
      shortDescription: 'Calm is something you prepare.',
      lessons: [
        {
          name: 'The twenty-minute preparation',
          type: 'VIDEO',
          shortDescription: 'Ten for them, five for you, five for the room.',
          minutes: 8,
          body: `## Ten, five, five

- **Ten** minutes on them: their page, one review, who you will talk to.
- **Five** on you: your sentence, your floor price, your free days.
- **Five** on the room: charger, water, light in front of you, a note on the door.

Write the three things you must know before the call ends. Keep the note beside the screen.`,
          video: { file: true },
          files: [
            {
              name: 'Call preparation card.pdf',
              kind: 'pdf',
              lines: [
                '# Call preparation card',
                'Print it, or copy it to your notebook. Twenty minutes are enough.',
                '## Ten minutes: them',
                'Who I talk to, and their role: ______________________________',
                'What they sell, to whom: _________________________________',
                'One true detail I can mention: _____________________________',
                '## Five minutes: me',
                'My sentence: ___________________________________________',
                'My floor price: ₱____________ or $____________',
                'Days I can start: ________________________________________',
                '## Five minutes: the room',
                '[ ] Laptop charged, charger beside me',
                '[ ] Mobile data ready as a second line',
                '[ ] Light in front, not behind',
                '[ ] A note on the door for the family',
                '## Three things I must know before we end',
                '1. ____________________  2. ____________________  3. ____________________',
              ],
            },
            { name: 'One quiet minute before you dial.mp3', kind: 'mp3', lines: ['60'] },
          ],
        },
        {
          name: 'When the power or the signal goes',
          type: 'TEXT',
          shortDescription: 'A plan for brownouts, said in advance.',
          minutes: 6,
          body: `## Say it before it happens

Clients forgive a lost signal. They do not forgive silence. Put one line in your confirmation:

> “If my connection drops, I will be back within five minutes by mobile data. If the whole area loses power, I will message you and propose two new times.”

## Your small kit

- A phone with a prepaid data promo that you tested **this week**.
- The call link also saved on the phone.
- A power bank kept full, used for nothing else.
- A second place within fifteen minutes: a cousin’s house, a library, a co-working corner.

## When it happens

1. Message first, fix second: “Lost power, moving to data, four minutes.”
2. Come back with one sentence, not with a story about the electric company.
3. Repeat the last thing you heard: “You were explaining the returns.”

Practice it once with a friend. Turn off the router in the middle of the call, on purpose.`,
          files: [
            {
              name: 'Brownout kit.pdf',
              kind: 'pdf',
              lines: [
                '# Brownout kit',
                'Check it on the first Monday of every month.',
                '## On the desk',
                '[ ] Power bank full, used for nothing else',
                '[ ] Phone with a data promo that is still valid',
                '[ ] Earphones with a microphone, with a cable',
                '[ ] A small lamp that charges',
                '## On the phone',
                '[ ] Call link and client’s number saved',
                '[ ] Hotspot tested this week',
                '[ ] The sentence below saved as a shortcut',
                '## The sentence',
                '“I lost power and am moving to mobile data. I will be back in four minutes.”',
                '## Second place',
                'Where I can go within fifteen minutes: _______________________',
                'Open until: ____________  Outlet near the table: yes / no',
              ],
            },
          ],
        },
        {
          name: 'The power of the quiet ones',
          type: 'VIDEO',
          shortDescription: 'For everyone who needs a nap after a meeting.',
          minutes: 19,
          body: `## Quiet is not weak

The speaker defends people who think before they talk. On calls that is a strength: **you hear what others miss**.

Note two situations in which you were useful because you listened. Keep them for the moment when a client asks about your “strengths”.`,
          video: { link: 'https://www.youtube.com/watch?v=c0KYU2j0TM4' },
        },
      ],
    },
    {
      name: 'During the call',
      shortDescription: 'Lead with questions and leave room for answers.',
      lessons: [
        {
          name: 'Ten ways to have a better conversation',
          type: 'VIDEO',
          shortDescription: 'Choose two of them, not ten.',
          minutes: 11,
          body: `## Choose two

The speaker gives ten rules. Nobody can practice ten at once. Pick two for your next call. Our members most often choose:

- **Ask open questions:** who, what, when, how.
- **Don’t repeat yourself:** say it once, then wait.

After the call, give yourself one line of feedback about those two only.`,
          video: { link: 'https://www.youtube.com/watch?v=R1vskiVDwl4' },
        },
        {
          name: 'Eight questions that clients enjoy',
          type: 'TEXT',
          shortDescription: 'They make people think, and they make you look prepared.',
          minutes: 7,
          body: `## About today

1. “What made you look for help **this** month?”
2. “What happens now when nobody does this task?”
3. “Who did it before, and what should stay the same?”

## About success

4. “It is three months from now and you are happy. What do you see?”
5. “What would be a small sign in the first week?”

## About working together

6. “How do you like to get news: message, email, or a short call?”
7. “Who decides, and who needs to be informed?”
8. “What has annoyed you about working with freelancers?”

Number eight is brave, and it is the best one. Write down the answer word for word. In your summary, answer exactly that: “You said that people disappear. I send a note every day at 5:00 PM Manila time, even when nothing happened.”

> Ask, then count to four in your head. The second half of the answer is the useful half.`,
          files: [
            {
              name: 'Eight questions card.txt',
              kind: 'txt',
              lines: [
                'EIGHT QUESTIONS FOR A FIRST CALL',
                '',
                'TODAY',
                '1. What made you look for help this month?',
                '2. What happens now when nobody does this task?',
                '3. Who did it before, and what should stay the same?',
                '',
                'SUCCESS',
                '4. It is three months from now and you are happy. What do you see?',
                '5. What would be a small sign in the first week?',
                '',
                'WORKING TOGETHER',
                '6. How do you like to get news?',
                '7. Who decides, and who needs to be informed?',
                '8. What has annoyed you about working with freelancers?',
                '',
                'Ask, then count to four.',
              ],
            },
          ],
        },
        {
          name: 'The power of listening',
          type: 'VIDEO',
          shortDescription: 'A negotiator on the half of talking we forget.',
          minutes: 15,
          body: `## Listen for the need behind the words

The speaker has helped people talk who did not want to talk. He listens for what somebody *really* wants.

On your next call, say back once what you heard: **“So the hours matter less than knowing that it is done before Monday. Did I get that right?”** Watch how the voice changes.`,
          video: { link: 'https://www.youtube.com/watch?v=saXfavo1OQo' },
        },
        {
          name: 'Practice sharing your screen',
          type: 'EMBED',
          shortDescription: 'A plain deck, so that you can practice the moves and not the content.',
          minutes: 10,
          body: `## The moves

The slides do not matter. The moves do. With a friend on a call:

1. Close chat, mail and banking tabs first.
2. Share **one window**, never the whole screen.
3. Say what they will see before they see it.
4. Stop sharing when you stop explaining.

Then change roles and tell each other what was unclear.`,
          embedUrl: 'https://docs.google.com/presentation/d/1EAYk18WDjIG-zp_0vLm3CsfQh_i8eXc67Jo2O9C6Vuc/embed?start=false&loop=false',
        },
      ],
    },
    {
      name: 'Money and goodbye',
      shortDescription: 'Say the number, agree on the next step, end on time.',
      lessons: [
        {
          name: 'Say the price and breathe',
          type: 'VIDEO',
          shortDescription: 'Three sentences and a silence.',
          minutes: 7,
          body: `## The three sentences

“For what you described, it is **₱18,000.00 a month**. That includes the inbox, the calendar and the Friday note. I can start on Monday.”

Then breathe. Do not fill the silence with a discount. If they say that it is too much, ask: “Which part matters least to you?” Take that part out, and lower the price with it.`,
          video: { file: true },
        },
        {
          name: 'The summary that wins the work',
          type: 'TEXT',
          shortDescription: 'Send it within two hours, while they still hear you.',
          minutes: 5,
          body: `## A summary in six lines

> **Thank you for today, Ms. Harper.** What I understood:
>
> 1. Orders from two shops arrive in one inbox, and replies take three days.
> 2. You want replies within one working day, before the holidays.
> 3. I would start with a sort of the inbox and ten saved answers.
> 4. ₱18,000.00 a month, half on the first day, half on the 15th.
> 5. I need access to the inbox and the returns policy.
> 6. If this is right, answer “yes” and I start on Monday, 11/24/2025.

## Why it works

They can forward it. They can correct one line instead of writing a whole answer. And if somebody else on their team asks “who was that?”, your page explains you better than memory does.

**Send it even when you do not want the project.** Then line six says so, and names somebody who might be right for them.`,
          files: [
            {
              name: 'Call summary template.txt',
              kind: 'txt',
              lines: [
                'Subject: Summary of our call, [date]',
                '',
                'Thank you for today, [name]. What I understood:',
                '',
                '1. Today: [what is not working]',
                '2. Goal: [what should be different, and by when]',
                '3. First step: [what I would do in the first week]',
                '4. Price: [amount with currency], [when it is paid]',
                '5. From you: [access, files, contact person]',
                '6. Next: if this is right, answer “yes” and I start on [weekday, date].',
                '',
                'Did I miss something? Correct the line and send it back.',
                '',
                '[your name]',
                '[your hours, Manila time]',
              ],
            },
          ],
        },
        {
          name: 'End on time, even when it goes well',
          type: 'VIDEO',
          shortDescription: 'How to close without being rude.',
          minutes: 5,
          body: `## Five minutes before the end

Say: “We have five minutes. May I check that I have everything?” Then read your three must-know points.

Close with **one** next step and **one** date. Thank them by name. Leave the call before you start explaining your whole life. Ending on time is the first sign that you will deliver on time.`,
          video: { file: true },
        },
      ],
    },
  ],
};
