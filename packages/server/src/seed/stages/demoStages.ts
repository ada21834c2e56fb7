/** A task of the demo, with its XP and the target of its button. */
export interface DemoTask {
  title: string;
  description: string;
  points: number;
  actionLabel?: string;
  actionTarget?: string;
}

export interface DemoStage {
  name: string;
  description: string;
  tasks: readonly DemoTask[];
}

/** The journey of the demo, from the first evening to a business of your own. */
export const DEMO_STAGES: readonly DemoStage[] = [
  {
    name: 'Ready to start',
    description: 'You set up what every freelancer needs: a quiet hour, a place to work, a profile, and people who know your goal.',
    tasks: [
      {
        title: 'Say hello in your group',
        description:
          'Introduce yourself to the people you will learn with.\n\n- Where you are from and what you do now\n- Why you want to work from home\n- One thing that you are already good at\n\nA voice note is fine. Nobody is graded here.',
        points: 50,
        actionLabel: 'Open my profile',
        actionTarget: '/profile',
      },
      {
        title: 'Pick your learning hours',
        description:
          'Choose **five hours a week** that are really free: after the children sleep, before your shift, on Sunday morning. Write them on paper and put the paper where your family sees it.',
        points: 50,
      },
      {
        title: 'Check your internet and your power',
        description:
          'Run a speed test at the hour at which you will work. Clients expect **10 Mbps** for calls.\n\nNote your backup: a prepaid SIM of the other network, a neighbor, a computer shop that opens early.',
        points: 75,
        actionLabel: 'Run a speed test',
        actionTarget: 'https://fast.com',
      },
      {
        title: 'Make an email address for work',
        description:
          'Use your name, not a nickname: `maricel.delacruz` reads better than `sweetmaricel_24`. Turn on two-step verification today.',
        points: 50,
        actionLabel: 'Create an account',
        actionTarget: 'https://accounts.google.com/signup',
      },
      {
        title: 'Spot three scams',
        description:
          'Find three job posts that are scams and say how you know. Look for a registration fee, a salary that is too good, an interview by chat only.',
        points: 100,
        actionLabel: 'Open the free lesson',
        actionTarget: '/courses/my-courses',
      },
      {
        title: 'Finish the first course',
        description:
          'Watch every lesson of **Virtual assistance from the first day** and do its exercises. Take notes by hand: you will need them in stage 2.',
        points: 150,
        actionLabel: 'Continue learning',
        actionTarget: '/courses/my-courses',
      },
      {
        title: 'Write down your reason',
        description:
          'In three sentences: what changes for your family when you earn from home? Keep it short. You will read it again on a hard day.',
        points: 50,
      },
    ],
  },
  {
    name: 'Choose your service',
    description: 'You decide what you offer and to whom, test it on real people, and put a price on it that you can say out loud.',
    tasks: [
      {
        title: 'List twenty things that people pay for',
        description:
          'Read job posts for one hour. Write down twenty tasks that somebody pays for, and mark the ones that you could do **this month**.',
        points: 75,
        actionLabel: 'Browse job posts',
        actionTarget: 'https://www.onlinejobs.ph/jobseekers/jobsearch',
      },
      {
        title: 'Choose one niche',
        description:
          'One service for one kind of client, such as *inbox care for dental clinics*. You may change it later. You may not have three.',
        points: 100,
        actionLabel: 'Open the course on niches',
        actionTarget: '/courses/my-courses',
      },
      {
        title: 'Talk with two people of that niche',
        description:
          'Message two owners or assistants. Ask what costs them time each week. Do **not** sell anything yet.\n\nPaste what they answered as your evidence.',
        points: 150,
      },
      {
        title: 'Write your offer in one sentence',
        description: '“I help **who** with **what**, so that **result**.” Read it to a friend. If they ask what that means, shorten it.',
        points: 75,
      },
      {
        title: 'Set your first price',
        description:
          'Work out your price for an hour and for a month.\n\n1. What you need to live\n2. Hours you can really work\n3. What others ask for the same service\n\nRound up, not down.',
        points: 100,
        actionLabel: 'Open the price sheet',
        actionTarget: '/courses/my-courses',
      },
      {
        title: 'Practice the tool of your niche',
        description:
          'Set up a free account of the tool that your clients use and do one complete task in it. A screenshot is your evidence.',
        points: 125,
      },
      {
        title: 'Ask your group for feedback',
        description:
          'Post your offer and your price in your group. Say thank you for each comment, change one thing, and note what you changed.',
        points: 75,
        actionLabel: 'Open my subgroup',
        actionTarget: '/subgroups/members',
      },
    ],
  },
  {
    name: 'Build your portfolio',
    description: 'You make three samples that look like the work itself, so that nobody has to believe you.',
    tasks: [
      {
        title: 'Make the first sample',
        description: 'Solve one real problem of an invented client, from the brief to the finished piece. Two evenings at most.',
        points: 150,
      },
      {
        title: 'Make a before and after',
        description:
          'Take something that exists and improve it: a messy spreadsheet, a weak caption, a slow reply. Show both side by side.',
        points: 150,
      },
      {
        title: 'Record a two-minute walk-through',
        description: 'Share your screen and explain what you did and why. Clients hire the voice that they can follow.',
        points: 125,
        actionLabel: 'See how to record',
        actionTarget: '/courses/my-courses',
      },
      {
        title: 'Put it on one page',
        description: 'A page with your name, your offer, three samples and one button. A shared folder or a free site builder is enough.',
        points: 150,
        actionLabel: 'Open a template',
        actionTarget: 'https://www.canva.com/templates',
      },
      {
        title: 'Take a photo that smiles',
        description: 'Daylight, plain wall, eyes into the camera. A phone is enough. Upload it to your profile as well.',
        points: 50,
        actionLabel: 'Edit my profile',
        actionTarget: '/profile/edit',
      },
      {
        title: 'Get two honest reviews',
        description:
          'Ask two people of your group to look at the page for one minute each and to say what you offer. If they cannot, rewrite the top.',
        points: 100,
      },
      {
        title: 'Complete your public profiles',
        description:
          'Fill in one marketplace and one social profile: photo, headline, offer, samples, price. 100 % complete, or they do not show you.',
        points: 125,
        actionLabel: 'Open the checklist',
        actionTarget: '/resources/my-resources',
      },
      {
        title: 'Write your story for clients',
        description: 'Five sentences on how you work: hours, replies, updates, payment, and what happens when the power is out.',
        points: 75,
      },
    ],
  },
  {
    name: 'Find your first client',
    description: 'You send proposals that get answered, hold calls without nerves, and sign the first agreement.',
    tasks: [
      {
        title: 'Send ten proposals',
        description: 'Ten, each written for that client. First line: their problem in your words. No copy and paste, no “Dear Sir/Madam”.',
        points: 200,
        actionLabel: 'See proposals that got answers',
        actionTarget: '/courses/my-courses',
      },
      {
        title: 'Keep a table of them',
        description: 'Date, client, job, price, answer. After ten you will see which kind answers you, and that is your niche.',
        points: 75,
      },
      {
        title: 'Follow up after three days',
        description:
          'Write again to everyone who did not answer. Two sentences and one useful idea. Half of all clients come from the second message.',
        points: 100,
      },
      {
        title: 'Rehearse a call',
        description: 'Do a mock call of fifteen minutes with somebody of your group. Swap roles. Record it and listen once.',
        points: 150,
        actionLabel: 'Find a partner',
        actionTarget: '/accountability-buddies',
      },
      {
        title: 'Have a real call',
        description:
          'Talk with a client, paid or not. Your evidence: what they asked, and the one answer that you would give differently now.',
        points: 200,
      },
      {
        title: 'Sign a simple agreement',
        description: 'Scope, hours, price, when you are paid, how either side ends it. One page. Never start without it.',
        points: 150,
        actionLabel: 'Open the template',
        actionTarget: '/resources/my-resources',
      },
      {
        title: 'Ask for the first payment',
        description:
          'Send an invoice and receive it. Screenshot with the amount covered is enough. Now tell your group: this deserves a party.',
        points: 250,
      },
    ],
  },
  {
    name: 'Deliver and keep clients',
    description: 'You deliver on time, report before you are asked, and turn one project into the next.',
    tasks: [
      {
        title: 'Set up your week',
        description:
          'Block delivery, learning and rest. Leave one day free of clients. Share your hours with your client in their time zone.',
        points: 75,
      },
      {
        title: 'Send a weekly report',
        description: 'What was done, what comes next, what you need. Five lines every Friday before they ask.',
        points: 100,
        actionLabel: 'Open the report template',
        actionTarget: '/resources/my-resources',
      },
      {
        title: 'Write down how you work',
        description: 'One checklist for the task that you do most. Next time you are faster, and one day somebody else can do it.',
        points: 125,
      },
      {
        title: 'Handle one hard message',
        description: 'A complaint, a late payment, a change of scope. Describe what happened and what you wrote. Names covered.',
        points: 150,
      },
      {
        title: 'Ask for a testimonial',
        description: 'Ask after a good week, not at the end. Send two questions; they will answer two questions.',
        points: 150,
      },
      {
        title: 'Register and keep your papers',
        description: 'Choose how you pay taxes and do the first step. Keep invoices and receipts of each month in one folder.',
        points: 150,
        actionLabel: 'Open Taxes and papers',
        actionTarget: '/courses/my-courses',
      },
      {
        title: 'Offer the next project',
        description: 'Tell your client one thing that would save them time next month, with a price. The answer may be no.',
        points: 200,
      },
      {
        title: 'Put a month aside',
        description: 'Save what you need for one month. Freelance income comes in waves; a full month makes you calm in calls.',
        points: 150,
      },
      {
        title: 'Help somebody of stage 1',
        description: 'Answer a question of a newcomer, or sit in a mock call. You learn it twice when you explain it.',
        points: 75,
        actionLabel: 'Open my group',
        actionTarget: '/view-group',
      },
    ],
  },
  {
    name: 'Grow your freelancing',
    description: 'You raise your rates, hand work over, and decide how big you want this to be.',
    tasks: [
      {
        title: 'Raise your rate',
        description: 'Tell one client, in writing, from when the new price holds and what they get for it. Give them thirty days.',
        points: 250,
        actionLabel: 'See how others said it',
        actionTarget: '/courses/my-courses',
      },
      {
        title: 'Say no to a client',
        description: 'Choose the work that costs the most and pays the least, and end it kindly.',
        points: 150,
      },
      {
        title: 'Hand over one task',
        description: 'Pay somebody for a task that you have a checklist for. Begin with two hours a week.',
        points: 200,
      },
      {
        title: 'Build a second source',
        description: 'A referral, a retainer, a small product. Earn the first thousand pesos from something other than hours.',
        points: 250,
      },
      {
        title: 'Plan your year',
        description: 'Income, rest, learning, family. One page, four numbers, and what you will *not* do.',
        points: 100,
      },
      {
        title: 'Share your story',
        description: 'Write your win for the community: where you began, what was hard, what you earn now if you like to say it.',
        points: 150,
        actionLabel: 'Add a win',
        actionTarget: '/profile?tab=wins',
      },
    ],
  },
];
