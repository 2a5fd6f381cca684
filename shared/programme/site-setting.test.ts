import { problemOfSite } from './site-setting';

const socialLinks = {
  professionalNetwork: 'https://links.example',
  microblog: 'https://m.example',
};

test.each([
  [{}, null],
  [{ origin: 'https://other.example', awardName: 'Best Work', socialLinks }, null],
  [{ analytics: '/stats/event', signatory: { name: 'Ada Sample', role: 'Chair' } }, null],
  [{ signatory: { name: 'Ada Sample' } }, /wrong: signatory.role$/],
  [{ analytics: '//other.example/event' }, /wrong: analytics$/],
  [{ orign: 'https://other.example', productName: '' }, /wrong: productName, orign$/],
  [{ origin: 'https://other.example/' }, /wrong: origin$/],
  [{ socialLinks: { microblog: 'https://m.example' } }, /professionalNetwork$/],
  [[], /wrong: the whole$/],
])('of the site %j it says: %s', (given, problem) => {
  const found = problemOfSite(JSON.stringify(given));
  if (problem === null) expect(found).toBeNull();
  else expect(found).toMatch(problem);
});
