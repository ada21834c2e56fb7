/** Notes of demo staff about members. */
export const NOTES = [
  'Called her on Tuesday. She prefers messages in the evening, after the children sleep.',
  'Waiting for the receipt of the second payment; the first one was clear.',
  'First client since last week: an online shop in Australia, ten hours a week.',
  'Moved to the night schedule of the accountability group.',
  'Asked about the refund policy. I sent the page and said what still is owed.',
  'Very good portfolio. Ask him to speak at the next orientation.',
  'Typhoon in Albay: no electricity for a week. Extended by seven days.',
  'Changed the mobile number, the old one belongs to her sister now.',
  'Stuck in stage 2 because of the mock interview. Paired with Grace.',
  'Wants to pay the rest at once. Sent the exact amount.',
  'Two accounts with the same name; this one is the right one.',
  'Works as a nurse, learns on rest days only. Do not remind on weekdays.',
] as const;

/** Wins of demo members. */
export const WINS = [
  ['First client', 'Signed a contract for product listings, fifteen hours a week.'],
  ['First payment in dollars', 'It arrived on a Friday evening and I told my mother first.'],
  ['Raised my rate', 'From 4 to 6 dollars an hour, and the client said yes at once.'],
  ['Finished every lesson of the proposals course', 'Forty-one proposals sent, three answers, one call.'],
  ['Left the graveyard shift', 'Full-time from home since this month.'],
  ['Portfolio is online', 'Five samples, one page, made on my phone.'],
  ['First five-star review', 'The client wrote that I answer before he asks.'],
  ['Registered with the BIR', 'It took two mornings and was less frightening than everybody says.'],
  ['Bought a second monitor', 'Paid by my first two invoices.'],
  ['Hired an assistant', 'She is from my own batch.'],
] as const;

/** Bug reports: path and text. */
export const BUGS = [
  ['/courses/my-courses', 'The progress of my course shows 6 of 7, but I have finished all lessons.'],
  ['/login', 'On Messenger the page opens but the button stays grey until I choose “Open in browser”.'],
  ['/account', 'My receipt was sent twice because I tapped while the signal was weak.'],
  ['/stages/my-stage', 'The ring says 80 percent and the text says 4 of 6.'],
  ['/events/my-events', 'The event is shown at 8:00 AM, it was at 8:00 PM.'],
  ['/profile', 'I cannot choose my municipality, only the province.'],
  ['/courses/my-courses', 'The video does not play on my phone, only the sound.'],
  ['/resources/my-resources', 'The worksheet opens as a blank page on Android 9.'],
  ['/accountability-buddies', 'My group still shows a member who left in August.'],
  ['/freelancing-course', 'The second payment option shows the wrong month.'],
  ['/free-lessons', 'I did not get the email, also not in spam.'],
  ['/community/members', 'The search does not find names with ñ when I type n on my old laptop.'],
  ['/notifications', 'The number stays at 3 after I read all of them.'],
] as const;
