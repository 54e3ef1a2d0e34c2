import { breach, breachOn } from './breach.ts'

export const reviewBreaches = [
  breachOn('home tagline', 'Rated 4.9 on Google', 'Rated 4.9 on Google.'),
  breachOn('home badge', 'five-star rated', 'A five-star rated clinic'),
  breachOn('home paragraph', '5-star reviews', 'Read our 5-star reviews.'),
  breachOn('home paragraph', 'rated five stars', 'We are rated five stars.'),
  breachOn('home paragraph', 'five-star reviews', 'Over 200 five-star reviews speak for us.'),
  breachOn(
    'home description',
    'rated 5 out of 5',
    'A clinic in Ipswich rated 5 out of 5 by those who have been here themselves.',
  ),
  breachOn('about paragraph', 'Google rating of 5.0', 'We are proud of our Google rating of 5.0.'),
  breachOn('about paragraph', '4.9/5 on Trustpilot', 'Clients give us 4.9/5 on Trustpilot.'),
  breachOn('contact lead', '5 star rated', 'Ask our 5 star rated nurse.'),
  breach('plain', 'prose', 'rated 5.0 on Google', 'It is the treatment that is rated 5.0 on Google.'),
  breach('plain', 'benefit', '5-star Google', 'A 5-star Google favourite.'),
]
