import type { Achievement, SampleWinner } from './sample';

const meaning = {
  Platinum: 'Platinum stands for a score of 9 or more out of 10',
  Gold: 'Gold stands for a score of 8 or more out of 10',
  Silver: 'Silver stands for a score of 7.0 to 7.99 out of 10',
} as const;

/** The figures of the 2024 selection, where the programme gives one (ENT-014). */
const figures: Partial<Record<`${SampleWinner['award']} ${SampleWinner['category']}`, string>> = {
  'Gold Technology': 'one of 51 Gold awards among 187 nominees in Technology',
  'Gold Data Analytics': 'one of 25 Gold awards in Data Analytics',
  'Platinum AI': 'one of 9 Platinum awards in AI',
};

/** The closing section of a winner's achievements: how the award was reached. */
export function selection({
  award,
  category,
}: Pick<SampleWinner, 'award' | 'category'>): Achievement {
  const figure = figures[`${award} ${category}`];
  const chosen = figure ? `This is ${figure}. ` : '';
  return {
    title: 'Selection in 2024',
    details: `${chosen}${meaning[award]}, given by independent judges. In 2024 the programme worked with over 350 judges.`,
  };
}
