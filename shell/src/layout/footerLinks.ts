/** The footer's link columns, in order (LAY-024, LAY-025). */
export const quickLinks: readonly { label: string; to: string }[] = [
  { label: 'Home', to: '/' },
  { label: 'Submit Nomination', to: '/tech-nomination' },
  { label: 'Become a Judge', to: '/tech-judging' },
  { label: 'Winners', to: '/winners' },
  { label: 'Featured Winners', to: '/featured-winner' },
];

export const resourceLinks: typeof quickLinks = [
  { label: 'FAQs', to: '/faqs' },
  { label: 'Nomination Guidelines', to: '/nomination-guidelines' },
  { label: 'Judging Criteria', to: '/judging-criteria' },
  { label: 'About Us', to: '/about' },
];

/** Below the footer's claim: the pages that prove it. */
export const proofLinks: typeof quickLinks = [
  { label: 'How We Judge', to: '/how-we-judge' },
  { label: 'Check the Results', to: '/check-the-results' },
];
