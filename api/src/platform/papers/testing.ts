import type { CertificateFacts, Paper } from './paper';

const address = 'https://awards.example/verify/M25-7K3Q-XW4P';

/** A certificate that differs from others in what is given. */
export const certificateOf = (
  facts: Partial<CertificateFacts> = {},
): Extract<Paper, { kind: 'certificate' }> => ({
  kind: 'certificate',
  size: 'A4',
  facts: {
    title: `Meritum Awards Gold: ${facts.name ?? 'Ada Example'}`,
    date: new Date('2026-01-14T12:00:00Z'),
    verification: { id: 'M25-7K3Q-XW4P', address },
    medal: 'Gold',
    heading: 'Gold',
    lead: 'Awarded to',
    name: 'Ada Example',
    affiliation: 'Institute of Careful Engineering',
    statement:
      'for work that 23 independent judges rated 8.15 of 10 on Innovation, Methodology, Execution and Results. The judges’ ratings alone decide the award.',
    details: [
      ['Award', 'Tech Excellence'],
      ['Category', 'Artificial Intelligence'],
      ['Season', '2025'],
      ['Published', '14 January 2026'],
    ],
    ...facts,
  },
});

/** Names as people have them and as they try them. */
export const names: readonly string[] = [
  'A',
  'Łucja Șerban-Nguyễn',
  'Ọlábísí Adébáyọ̀',
  'Nguyễn Thị Minh Khai',
  'Ελένη Παππά',
  'Дмитрий Иванович Щербаков',
  'Ђорђе Љубичић',
  'محمد بن عبد الرحمن الخوارزمي',
  'فاطمه زهرا کریمی‌نژاد',
  'יוחנן בן־דוד הכהן',
  'Ada לוי Example',
  'Ada Example (آدا)',
  'अनुष्का शर्मा श्रीवास्तव',
  'क्षितिज ज्ञानेश्वर',
  '王小明',
  '歐陽靖',
  '山田 太郎',
  'ヴァン・デル・ベルク',
  'やまだ たろう',
  '김철수',
  '남궁 민수',
  'Արամ Խաչատրյան',
  'შოთა რუსთაველი',
  'สมชาย ใจดี',
  'অমর্ত্য সেন',
  'சுப்பிரமணிய பாரதி',
  'Ada 👩🏽‍💻 Example 🏆',
  '🏳️‍🌈🇩🇪',
  'e\u0301 a\u0300\u0302 Z\u0338a\u0334l\u0335',
  '<script>alert(1)</script>',
  '#include "x" $x^2$ *b* _i_ \\ `c` @y',
  '"Double" ‘single’ “curly” O’Neil',
  'Ada &amp; Bob © ™ ½ € ₹',
  'A'.repeat(200),
  'Maria Antonietta '.repeat(12).trim(),
  'محمد '.repeat(40).trim(),
  '王'.repeat(120),
  'ሰላም አበበ',
  'ᏣᎳᎩ ꦗꦮ 𐎠𐎡𐎢',
  '  spaces   inside ',
  'ad\u200bmin\u202eevil\u0007\ud800',
  'Jean–Luc d’Été—Œuvre',
  '𠮷野家 𩸽',
];
