import type { Examples } from './word-rule.ts'

export const paidReviewExamples: Examples = {
  breaches: [
    'Leave a review and get £10 off your next visit.',
    'Write us a Google review for a free top-up.',
    '10% off in exchange for a review.',
    'A voucher for every five-star review.',
    'Every review enters our prize draw.',
    'Review us and win a facial.',
    'A lower price in return for a review.',
    'A free peel when you leave a review, and no pressure.',
    'Post a testimonial to earn points.',
  ],
  honest: [
    'Read our reviews on Google.',
    'We never give anything in return for a review.',
    'Nobody is paid for a review.',
    'Come back free of charge for a review after two weeks.',
    'A review appointment is included in the price.',
    'Reviews are never rewarded.',
    'If you would like to write a review, we read every one.',
    'Is there a discount for a review?',
    'The £30 fee covers your review appointment.',
  ],
}
