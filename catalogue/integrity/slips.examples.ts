/** Sentences with a slip, by the rule that reports it, and sentences that nearly have one. */
export const slipsExamples: Record<string, { breaches: readonly string[]; honest: readonly string[] }> = {
  emergency: {
    breaches: [
      'If we are closed, call NHS 101.',
      'If we are closed, call NHS 119.',
      'Ring NHS 999 for advice.',
      'Call NHS 11 at night.',
      'See your GP or NHS 110 now.',
      'Call 99 or go to A&E if',
      'Call 911 if you have chest pain.',
      'Ring 9999, then ring us.',
      'Dial 119.',
    ],
    honest: [
      'If we are closed, call NHS 111.',
      'Ring NHS 111 or 999.',
      'Call 999 or go to A&E if',
      'Call 999. Dial 112 abroad.',
      'Call 111 day or night.',
      'The NHS 10-year plan is of 2025.',
      'Ring 90 minutes before your visit.',
    ],
  },
}
