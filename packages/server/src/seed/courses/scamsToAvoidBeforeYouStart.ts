import type { DemoCourse } from './types.ts';

export const scamsToAvoidBeforeYouStart: DemoCourse = {
  name: 'Scams to avoid before you start',
  shortDescription: 'Recognize fake jobs, fake clients and fake payments, and know what to do in the first hour.',
  description: `This course is free, because nobody should learn it the expensive way. Scams look different each year. The feeling behind them stays the same: **hurry, secrecy, and money that goes the wrong way**.

You will be able to:

- name the signs of a fake job within five minutes
- check a client without offending an honest one
- protect your ID, your accounts and your friends
- act in the first hour if it already happened`,
  author: 'head-coach',
  opens: 'free',
  units: [
    {
      name: 'See it',
      shortDescription: 'The same three tricks in new clothes.',
      lessons: [
        {
          name: 'Hurry, secrecy, wrong way',
          type: 'VIDEO',
          shortDescription: 'Three signs that are enough to stop.',
          minutes: 8,
          body: `## Stop when you see two

- **Hurry:** “Only today, three slots left.”
- **Secrecy:** “Let us move to another app. Do not tell your agency.”
- **Wrong way:** you pay to get work, or you send money on.

One sign can be clumsiness. Two are a reason to stop. Say: “I will answer tomorrow.” An honest client is still there tomorrow.`,
          video: { file: true },
          files: [
            {
              name: 'Two-sign check.pdf',
              kind: 'pdf',
              lines: [
                '# Two-sign check',
                'Keep it near your screen. Two ticks are enough to stop.',
                '## Hurry',
                '[ ] I must decide today, or in an hour',
                '[ ] There is a countdown, or “last slots”',
                '## Secrecy',
                '[ ] They want to leave the platform before we agreed on anything',
                '[ ] I should not talk about it with others',
                '[ ] The company has no page, no address, no second person',
                '## Money the wrong way',
                '[ ] I pay for training, a kit, an ID or “activation”',
                '[ ] I receive money and send part of it on',
                '[ ] They overpaid and want the rest back',
                '## Too good, too vague',
                '[ ] High pay, no interview, no questions about my work',
                '[ ] The task is “liking” or “rating”, and then a deposit',
                '## My answer when there are two ticks',
                '“Thank you. I will check this and answer tomorrow.”',
              ],
            },
          ],
        },
        {
          name: 'Six scams in plain words',
          type: 'TEXT',
          shortDescription: 'How each one starts, and how it ends.',
          minutes: 7,
          body: `## How they start

1. **The training fee.** “You are hired. Please pay ₱1,500.00 for your kit.” There is no kit.
2. **The task game.** You rate hotels and earn ₱300.00. Then you “unlock” a better level with a deposit. The deposit stays there.
3. **The overpayment.** A cheque or transfer is too high. You send back the rest. Later the first payment is taken back.
4. **The borrowed account.** “Use your bank account for our customers, keep five percent.” That may be money laundering, and your name is on it.
5. **The free trial for everyone.** Twenty applicants each translate ten pages as a “test”. The book is finished, nobody is hired.
6. **The job abroad by chat.** A visa, a ticket, a deposit, and your passport in advance. Check with the Department of Migrant Workers first, always.

## How they end

You lose money, or your name, or a week. Often you lose the courage to tell anybody. **Tell somebody.** Shame is the scammer’s best friend.

> Real work pays you. It does not charge you an entrance.`,
        },
        {
          name: 'What happens when you reply to spam',
          type: 'VIDEO',
          shortDescription: 'A comedian answers, so that you do not have to.',
          minutes: 10,
          body: `## Laugh, but do not copy

The speaker plays with a scammer for weeks. It is very funny, and it is **not advice**: an answer tells them that your address is alive.

While you laugh, notice the pattern: flattery, a large sum, a small task, another small task.`,
          video: { link: 'https://www.youtube.com/watch?v=_QdPW8JrYzQ' },
        },
      ],
    },
    {
      name: 'Check it',
      shortDescription: 'Be polite and be sure.',
      lessons: [
        {
          name: 'How to spot a lie',
          type: 'VIDEO',
          shortDescription: 'What to look for, and how careful to be with it.',
          minutes: 19,
          body: `## Look for clusters

The speaker warns that no single sign proves a lie. It is the **cluster** that counts. That is true for job offers too.

Take one offer you got this year. List what does not fit together: the name and the address, the salary and the task, the logo and the grammar.`,
          video: { link: 'https://www.youtube.com/watch?v=P_6vDLq64gE' },
        },
        {
          name: 'Check a client in ten minutes',
          type: 'TEXT',
          shortDescription: 'Questions that an honest person answers gladly.',
          minutes: 6,
          body: `## Ten minutes, five checks

1. **Name and company:** search both, with the word “scam”, and look at page two as well.
2. **Address of the mail:** \`anna@company.example\` is not \`anna.company@mail.example\`.
3. **A second channel:** call the number on the official page, not the one in the chat.
4. **The picture:** search by image. Scammers like faces of doctors and soldiers.
5. **A short video call:** five minutes. No camera, ever, is a sign.

## How to ask without offending

> “I work with a short check before every new project. Could you send me your company page and the name of the person who approves payments? In return, here are two clients who can tell you about me.”

An honest client answers, and often likes you more for it. A scammer gets angry or disappears. Both answers are useful.

## When you cannot be sure

Ask for **half in advance**, in a way that cannot be taken back, and start with one day of work. You limit the loss, and you learn how they behave.`,
          files: [
            {
              name: 'Client check card.txt',
              kind: 'txt',
              lines: [
                'CLIENT CHECK, TEN MINUTES',
                '',
                '[ ] 1. Name and company searched, with the word “scam”, two pages of results',
                '[ ] 2. Mail address ends in the company’s own domain',
                '[ ] 3. Second channel: I called the number on the official page',
                '[ ] 4. Picture searched by image',
                '[ ] 5. Short video call, with camera',
                '',
                'ASK LIKE THIS',
                '“I work with a short check before every new project. Could you send me your',
                'company page and the name of the person who approves payments?”',
                '',
                'NOT SURE?',
                'Half in advance, one day of work, then decide.',
              ],
            },
          ],
        },
        {
          name: 'Real or fake: a short quiz',
          type: 'EMBED',
          shortDescription: 'Eight messages. Decide, then read why.',
          minutes: 6,
          body: `## Eight messages

Five are fake, three are real, and one of the real ones looks terrible. Go by **signs**, not by grammar. Honest people also make mistakes, and clever scammers use good English now.

Nobody sees your answers. If you got three wrong, do it again next week with a friend.`,
          embedUrl: 'https://docs.google.com/forms/d/e/1FAIpQLSatlasDemoRealOrFake/viewform?embedded=true',
        },
        {
          name: 'From the first virus to crime for profit',
          type: 'VIDEO',
          shortDescription: 'A calm look at what changed, and why it is about money now.',
          minutes: 18,
          body: `## Old talk, fresh lesson

The speaker tells how attacks moved from jokes to business. Programs changed since then. The **business idea** did not.

Note one thing: who earns when *your* computer is infected? Then turn on automatic updates, today, on the phone too.`,
          video: { link: 'https://www.youtube.com/watch?v=cf3zxHuSM2Y' },
        },
      ],
    },
    {
      name: 'Protect yourself, act fast',
      shortDescription: 'Before it happens, and in the first hour after.',
      lessons: [
        {
          name: 'What is wrong with your password',
          type: 'VIDEO',
          shortDescription: 'A researcher who asked thousands of people.',
          minutes: 18,
          body: `## Three changes tonight

The speaker studied how people really make passwords, and how easy many are to guess.

1. Longer before stranger: length helps more than odd signs.
2. A **different** one for mail. Whoever has your mail can reset the rest.
3. Two-step login for mail, bank and e-wallet. It takes nine minutes.`,
          video: { link: 'https://www.youtube.com/watch?v=0SkdP36wiAU' },
        },
        {
          name: 'Your ID is not an attachment',
          type: 'TEXT',
          shortDescription: 'What to show, what to cover, what to refuse.',
          minutes: 6,
          body: `## Who may ask

A bank, a payment service or a government office may need your ID. They ask on **their own site**, not in a chat. A private client almost never needs it. A contract with your name and address is enough.

## If you must send one

- Write across the copy: “For registration at ____ only, 11/14/2025”. Leave the face and number readable, the rest covered.
- Never send the front, the back, **and** a selfie holding it. That set opens accounts in your name.
- Never share a one-time code. No bank, no courier and no “HR” needs it.

## Your family too

Scammers write to your mother: “This is my new number.” Agree on **one word** that only the family knows. When money is asked for, somebody asks for the word. It feels silly, until the day it works.

> Nobody who calls you can be offended when you say: “I will call the bank myself.”`,
        },
        {
          name: 'If it already happened',
          type: 'VIDEO',
          shortDescription: 'The first hour, in order.',
          minutes: 6,
          body: `## In this order

1. **Call your bank or e-wallet** by the number on their official app. Ask to freeze and to dispute.
2. **Change the password** of your mail, then the others.
3. **Take screenshots** before they delete: names, numbers, amounts, times.
4. **Report** it to the police’s anti-cybercrime group or the NBI, and to the platform.
5. **Tell one person** who will not scold you.

You are not stupid. Somebody worked hard to fool you.`,
          video: { file: true },
          files: [
            {
              name: 'First hour plan.pdf',
              kind: 'pdf',
              lines: [
                '# First hour plan',
                'Write the numbers down today, while you are calm.',
                '## Numbers I may need',
                'My bank, from the official app: ______________________________',
                'My e-wallet, from the official app: __________________________',
                'Police or NBI cybercrime desk near me: ______________________',
                'The person who will not scold me: ___________________________',
                '## In the first hour',
                '[ ] Call bank and e-wallet: freeze, dispute, note the reference',
                '[ ] New password for mail, then for money, then for the rest',
                '[ ] Log out of all devices',
                '[ ] Screenshots: chats, names, numbers, amounts, times',
                '[ ] Report to the authorities and to the platform',
                '[ ] Warn friends if my account was used',
                '## On the next day',
                '[ ] Write down the story, with times, while I remember it',
                '[ ] Ask the bank for its answer in writing',
              ],
            },
          ],
        },
      ],
    },
  ],
};
