import { employersOf } from './employers';
import { namesEmployer } from './names';

const sharesKey = (one: string, other: string): boolean => {
  const [ones, others] = [one, other].map((name) => employersOf([name], []).employers);
  return ones?.some((key) => others?.includes(key)) ?? false;
};

test.each([
  ['Self-employed', 'self employed'],
  ['Freelance', 'freelance'],
  ['Independent Consultant', 'Independent consultant'],
  ['Independent researcher', 'Independent Researcher'],
  ['N/A', 'n/a'],
  ['-', '–'],
  ['None', 'none'],
  ['Student', 'Student'],
  ['Stealth startup', 'Stealth Startup'],
  ['Retired', 'RETIRED'],
  ['Freelance data scientist', 'Freelance Data Scientist'],
  ['Freelance (designer)', 'Freelance - designer'],
  ['Consultant', 'Consultant'],
  ['Selbständig', 'selbststandig'],
  ['Freiberuflicher Berater', 'Freiberufliche Beraterin'],
  ['Auto-entrepreneur', 'Chercheuse indépendante'],
  ['Consultor independiente de TI', 'Autónomo'],
  ['Libero professionista', 'LIBERO PROFESSIONISTA'],
  ['ZZP’er', 'n.v.t.'],
  ['Własna działalność', 'wlasna dzialalnosc'],
  ['OSVČ', 'szabadúszó'],
  ['Egenföretagare', 'Selvstændig'],
  ['Ελεύθερος επαγγελματίας', 'ΕΛΕΥΘΕΡΟΣ ΕΠΑΓΓΕΛΜΑΤΙΑΣ'],
  ['Самозанятый', 'Независимый консультант'],
  ['Самозайнята', 'самонает'],
  ['ÖĞRENCİ', 'öğrenci'],
  ['عمل حر', 'طالبة'],
  ['स्वरोजगार', 'छात्र'],
  ['自由职业者', '學生'],
  ['フリーランス', '個人事業主'],
  ['프리랜서', '무소속'],
  ['Tự do', 'Sinh viên'],
  ['Wiraswasta', 'Mahasiswa'],
])('%s and %s name no employer, so that nothing follows from them', (one, other) => {
  expect([one, other].filter(namesEmployer)).toEqual([]);
  expect(sharesKey(one, other)).toBe(false);
});

test.each([
  'The Independent',
  'Student Loans Company',
  'Freelance Consultant GmbH',
  'Independent Systems Ltd',
  'Self-employed / Acme',
  'Freelancer.com',
  'AG',
  'Company',
])('%s names an employer', (name) => {
  expect(namesEmployer(name)).toBe(true);
  expect(sharesKey(name, name)).toBe(true);
});

test.each([
  ['Probe Société S.A.', 'Probe Société SA'],
  ['Probe Société', 'Probe Societe'],
  ['Probe Works Sp. z o.o.', 'Probe Works'],
  ['The Probe Works Company', 'Probe Works'],
  ['Probe Works GmbH & Co. KG', 'Probe Works'],
  ['株式会社プローブ', 'プローブ'],
  ['ООО Проба', 'Проба'],
  ['ООО «Проба»', 'ПРОБА'],
  ['㈱プローブ', 'プローブ株式会社'],
  ['腾讯科技有限公司', '腾讯科技'],
  ['주식회사 프로브', '(주)프로브'],
  ['ΠΡΟΒΑ Α.Ε.', 'Πρόβα'],
  ['شركة المسبار ذ.م.م', 'المسبار'],
  ['प्रोब प्राइवेट लिमिटेड', 'प्रोब'],
  ['บริษัท ปูน จำกัด (มหาชน)', 'ปูน'],
  ['PT Telkom Tbk', 'Telkom'],
  ['Công ty TNHH Phở', 'Phở'],
  ['Acme S. de R.L. de C.V.', 'ACME'],
  ['Acme San. ve Tic. A.Ş.', 'Acme'],
  ['Johnson & Johnson', 'Johnson and Johnson Inc.'],
  ['Müller UG (haftungsbeschränkt)', 'Müller GmbH'],
  ['Müller AG', 'Mueller'],
  ['Müller AG', 'Muller'],
  ['Ørsted A/S', 'Orsted'],
  ['L’Oréal', 'LOREAL'],
  ['J.P. Morgan', 'JPMorgan'],
  ['ＡＣＭＥ', 'Acme'],
])('%s and %s are one employer', (one, other) => expect(sharesKey(one, other)).toBe(true));

test.each([
  ['with letters of another alphabet', 'Асmе'],
  ['with an invisible sign', 'Ac\u200bme'],
  ['with spaces', 'A c m e'],
  ['with combining marks', 'A\u0301cme'],
  ['with another legal form', 'Acme Srl'],
])('nobody escapes a conflict of interest by writing Acme %s', (_, spelling) =>
  expect(sharesKey(spelling, 'Acme')).toBe(true),
);

test.each([
  ['Probe Works (Germany)', 'Probe Works'],
  ['Acme Robotics', 'Acme'],
  ['SAS Institute', 'Institute'],
  ['Deloitte UK', 'Deloitte'],
  ['Deloitte EU', 'Deloitte'],
  ['Mueller', 'Muller'],
  ['が', 'か'],
  ['Проба', 'Proba'],
  ['Beacon Labs, Acme, Probe Works', 'Acme'],
])('%s and %s are not decided to be one employer', (one, other) =>
  expect(sharesKey(one, other)).toBe(false),
);

test.each([
  ['a company', 'a@acme.example', 'acme.example'],
  ['its part, in capitals', 'b@UK.ACME.example.', 'uk.acme.example'],
  ['a name with an accent', 'a@münchen.de', 'xn--mnchen-3ya.de'],
  ['a firm named like a provider', 'a@yahoo.acme.example', 'yahoo.acme.example'],
  ['a university’s department', 'a@cs.mit.edu', 'cs.mit.edu'],
  ['one that the list of providers has', 'a@comp.nus.edu.sg', 'comp.nus.edu.sg'],
])('an address of %s tells the employer', (_, email, domain) =>
  expect(employersOf([], [email]).domains).toEqual([domain]),
);

test.each(
  [
    'gmail.com yahoo.co.uk hotmail.com.tr gmx.at mail.ru naver.com 163.com orange.fr hey.com tuta.io',
    'mail.ieee.org acm.org debian.org privaterelay.appleid.com relay.firefox.com passmail.net',
    'alum.mit.edu alumni.ox.ac.uk post.harvard.edu cantab.net independent-researcher.org',
    'co.uk ac.uk localhost [192.0.2.1]',
  ]
    .join(' ')
    .split(' '),
)('an address at %s tells no employer', (domain) =>
  expect(employersOf([], [`ann@${domain}`, 'ann', '@', '']).domains).toEqual([]),
);
