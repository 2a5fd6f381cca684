import { anchors, anchorsAround, evidence, rubric } from './rubric';
import { criteria } from './season';

test('every criterion of the season has what convinces, a question and a meaning for each anchor', () => {
  for (const texts of [rubric, evidence])
    expect(Object.keys(texts)).toEqual(criteria.map(({ key }) => key));
  for (const { question, meanings } of Object.values(rubric)) {
    expect(question).toMatch(/\?$/);
    expect(Object.keys(meanings).map(Number)).toEqual([...anchors]);
    expect(new Set(Object.values(meanings)).size).toBe(anchors.length);
  }
});

test('a rating is an anchor or lies between two', () => {
  expect([1, 3, 4, 6, 7, 9, 10].map(anchorsAround)).toEqual([
    [1],
    [1, 4],
    [4],
    [4, 7],
    [7],
    [7, 10],
    [10],
  ]);
});
