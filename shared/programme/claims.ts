/**
 * Figures that the programme states about itself, each written only once. If the specification
 * gives two versions, both are here with their place of use.
 */
export const claims = {
  foundedIn: 2024,
  /** Countries of the nominees of 2024 (GUIDE-004, HOME-011). */
  countries: 11,
  /** On the home page (HOME-012, D04). */
  judgesOnHome: 'Hundreds of expert judges',
  /** On the guidelines and in the 2024 data (GUIDE-005, ENT-014, D04). */
  judges: 'over 350',
  /** From the data of 2024 (ENT-014); missing figures are unknown. */
  lastSeason: {
    year: 2024,
    nominees: { Technology: 187 },
    awards: { 'Gold in Technology': 51, 'Gold in Data Analytics': 25, 'Platinum in AI': 9 },
  },
  /** Platinum among the nominees in Technology, 2024: in the hero and in exactly one FAQ answer (OPEN-004, D02). */
  platinumShareInHero: '5%',
  /** Platinum among the winners of 2024, everywhere else (GUIDE-018, D02). */
  platinumShare: '7%',
  /** A claim, never a rule: tiers come from scores alone (GUIDE-019, D03). */
  winnerMix: { Platinum: 'about 7%', Gold: 'about 25%', Silver: 'about 68%' },
  /** Plain text; no date is computed from it (GUIDE-017, D06). */
  announcedAfter: '6 to 8 weeks after nominations open',
  /** Years of experience that a judge brings (CRIT-007). */
  judgeExperience: { field: '5+ years', evaluating: '1+ year' },
  achievementMonths: 24,
} as const;

/** Stated until a published season has nominees from more countries. */
export const specifiedCountries = { year: '2024', count: claims.countries as number };

/** That season was judged before there were ledgers, so nobody else can count it. */
export const ownCount = 'by the organisers’ own count';

/** The first season with a ledger: earlier awards were entered by hand. */
const firstLedgerYear = 2025;

/** The awards with a ledger. */
export const recomputable = `every award judged here since ${firstLedgerYear}`;
