import { linkWarning } from './linkWarnings';

test.each([
  ['https://docs.google.com/document/d/x/edit?usp=sharing', /anyone who has the link/],
  ['example.sharepoint.com/:w:/s/pilot/x', /anyone who has the link/],
  ['https://www.dropbox.com/scl/fi/x/report.pdf?dl=0', /anyone who has the link/],
  ['https://we.tl/t-x', /expires/],
  ['https://youtu.be/x', /public or unlisted/],
  ['https://bit.ly/x', /address that it leads to/],
  ['http://pilot.example.org/', /https/],
  ['https://intranet.example.org/report', /inside a network/],
])('NOM-040 the form says what judges meet at %s', (address, says) => {
  expect(linkWarning(address)).toMatch(says);
});

test.each([
  '',
  'https://',
  'https://example.org/paper',
  'https://notdropbox.com/',
  'ftp://example',
])('it says nothing about "%s"', (address) => expect(linkWarning(address)).toBeUndefined());
