/** A link in the site's layout, equal in the shell and in pages that the API renders. */
interface SiteLink {
  label: string;
  to: string;
}

/** The footer's columns of links, in order (LAY-024, LAY-025). */
export const footerColumns: Readonly<Record<string, readonly SiteLink[]>> = {
  'Quick Links': [
    { label: 'Home', to: '/' },
    { label: 'Submit Nomination', to: '/tech-nomination' },
    { label: 'Become a Judge', to: '/tech-judging' },
    { label: 'Winners', to: '/winners' },
    { label: 'Featured Winners', to: '/featured-winner' },
  ],
  Resources: [
    { label: 'FAQs', to: '/faqs' },
    { label: 'Nomination Guidelines', to: '/nomination-guidelines' },
    { label: 'Judging Criteria', to: '/judging-criteria' },
    { label: 'About Us', to: '/about' },
  ],
};

/** Pages that prove the footer's claims, and pages for journalists. */
export const proofLinks: readonly SiteLink[] = [
  { label: 'How We Judge', to: '/how-we-judge' },
  { label: 'Check the Results', to: '/check-the-results' },
  { label: 'Check an Award', to: '/verify' },
  { label: 'Winners by Year', to: '/winners/archive' },
  { label: 'Press', to: '/press' },
];

/** Beside the copyright line (LAY-028). */
export const legalLinks: readonly SiteLink[] = [
  { label: 'Privacy Policy', to: '/privacy' },
  { label: 'Terms of Use', to: '/terms' },
];
